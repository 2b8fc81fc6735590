const SHELF = 'palanche-watching';

/** Whether this browser shows deals of others as they are made, instead of only telling them; kept in it. */
class Watching {
  isOn = $state(localStorage.getItem(SHELF) !== null);

  toggle(): void {
    this.isOn = !this.isOn;
    if (this.isOn) localStorage.setItem(SHELF, 'on');
    else localStorage.removeItem(SHELF);
  }
}

export const watching = new Watching();
