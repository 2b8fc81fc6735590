/** Whether the server answers: without it nobody can play, but the shelf and the rules can be read. */
class Reachable {
  #yes = $state(true);

  get yes(): boolean {
    return this.#yes;
  }

  set(yes: boolean): void {
    this.#yes = yes;
  }
}

export const reachable = new Reachable();
