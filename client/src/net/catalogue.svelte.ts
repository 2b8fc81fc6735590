import type { GameSummary, Problem, UnplayableGames } from '../generated/server';
import { ask } from './http';

/** The games of this server: asked for once, then known to everything that names them. */
class Catalogue {
  /** The games as far as they are known; empty until `fetch` was answered. */
  games = $state.raw<readonly GameSummary[]>([]);
  #answer: Promise<readonly GameSummary[]> | undefined;

  fetch(): Promise<readonly GameSummary[]> {
    this.#answer ??= ask<readonly GameSummary[]>('GET', '/games').then(
      (found) => (this.games = found),
      (error: unknown) => {
        this.#answer = undefined;
        throw error;
      },
    );
    return this.#answer;
  }

  async fetchGame(key: string): Promise<GameSummary | undefined> {
    return (await this.fetch()).find((game) => game.key === key);
  }

  /** The game with this key, if it is known already. */
  known(key: string): GameSummary | undefined {
    return this.games.find((game) => game.key === key);
  }

  /** Games that are installed on this server and cannot be played. */
  async fetchUnplayable(): Promise<readonly Problem[]> {
    return (await ask<UnplayableGames>('GET', '/games/unplayable')).games;
  }
}

export const catalogue = new Catalogue();
