import type { Me } from '../generated/server';
import { ask, isUnreachable } from './http';
import { Pauses } from './pauses';

/** Who this browser is to the server: a guest or an account, or nobody yet. */
class Session {
  me = $state.raw<Me | null>(null);
  /** Whether somebody waits to come in while the server cannot be reached. */
  isKeptOut = $state(false);
  /** What a guest who gave no name is called; set at the start, in the language of the page. */
  guestName = () => 'Guest';
  #arrival: Promise<Me | null> | null = null;
  #entering: Promise<Me> | null = null;

  /** Who the cookie says I am; asked once. */
  arrive(): Promise<Me | null> {
    this.#arrival ??= ask<Me | null>('GET', '/session').then(
      (me) => (this.me = me),
      (error: unknown) => {
        this.#arrival = null;
        throw error;
      },
    );
    return this.#arrival;
  }

  /** Be somebody: whoever I already am, else a guest. */
  async enter(): Promise<Me> {
    // Read after waiting, so that an effect that calls this does not run again with every text that arrives.
    return (await this.arrive()) ?? this.rename(this.guestName());
  }

  /** Be somebody as soon as the server can be reached; however many ask, they come in once. */
  enterPatiently(): Promise<Me> {
    this.#entering ??= this.#tryToEnter().finally(() => {
      this.#entering = null;
      this.isKeptOut = false;
    });
    return this.#entering;
  }

  async #tryToEnter(): Promise<Me> {
    const pauses = new Pauses();
    for (;;) {
      try {
        return await this.enter();
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        this.isKeptOut = true;
        await new Promise((again) => setTimeout(again, pauses.next()));
      }
    }
  }

  /** Come in under a name, or change it. */
  async rename(name: string): Promise<Me> {
    return this.#become(await ask<Me>('POST', '/session', { type: 'new_guest', name }));
  }

  async logIn(name: string, password: string, code: string | null): Promise<Me> {
    return this.#become(await ask<Me>('POST', '/session/login', { type: 'sign_in', name, password, code }));
  }

  async logInByPasskey(): Promise<Me> {
    const { signInByPasskey } = await import('./passkeys'); // few need it
    return this.#become(await signInByPasskey());
  }

  /** Turn the guest into an account that can be come back to from anywhere. */
  async keep(name: string, password: string): Promise<Me> {
    return this.#become(await ask<Me>('POST', '/account', { type: 'credentials', name, password }));
  }

  async leave(): Promise<void> {
    await ask('DELETE', '/session');
    this.me = null;
    this.#arrival = null;
  }

  #become(me: Me): Me {
    this.me = me;
    this.#arrival = Promise.resolve(me);
    return me;
  }
}

export const session = new Session();
