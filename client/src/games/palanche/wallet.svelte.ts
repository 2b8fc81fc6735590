const SHELF = 'palanche-banknotes';

/** Whether this browser shows cash as banknotes, too; kept in it. */
class Wallet {
  isShown = $state(localStorage.getItem(SHELF) !== null);

  toggle(): void {
    this.isShown = !this.isShown;
    if (this.isShown) localStorage.setItem(SHELF, 'shown');
    else localStorage.removeItem(SHELF);
  }
}

export const wallet = new Wallet();
