import { fileAddress } from '../place/place';

/** Whether it is my turn at the table on this page: the tab says so by its title and its icon. */
class Attention {
  isMyTurn = $state(false);

  /** The icon of the tab: the shelf, with a dot while it is my turn. */
  get icon(): string {
    return fileAddress(this.isMyTurn ? '/icon-turn.svg' : '/icon.svg');
  }
}

export const attention = new Attention();

/** Say on the desktop that it is my turn, to whoever allowed that and looks elsewhere. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, tag, icon: fileAddress('/icon.svg') });
  note.onclick = () => {
    focus();
    note.close();
  };
}
