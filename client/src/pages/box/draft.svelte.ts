import type { TableData } from '../../frame/contract';
import type { TableJudged } from '../../generated/server';
import { Refused, type Refusal } from '../../net/http';

/** What an editor begins with: a code, a file, or else what is printed. */
export interface Source {
  readonly code?: string;
  readonly file?: string;
}
/** Asks the rules about a table. */
export type Judge = (asked: Source & { name?: string; data?: TableData }) => Promise<TableJudged>;

/** A table of one's own box while it is drawn; the rules say after each change what is still wrong. */
export class Draft {
  name = $state('');
  data = $state.raw<TableData | null>(null);
  /** The newest answer of the rules without a flaw. */
  sound = $state.raw<TableJudged | null>(null);
  flaw = $state.raw<Refusal | null>(null);
  #before = $state.raw<readonly TableData[]>([]);
  readonly #judge: Judge;
  readonly #ownName: string;
  #asked = 0;
  #answer: Promise<unknown> = Promise.resolve();

  /** `ownName` is what something is called that begins as the printed one. */
  constructor(judge: Judge, ownName: string) {
    this.#judge = judge;
    this.#ownName = ownName;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** Take up something else; what cannot be read leaves the draft as it was. */
  async open(source: Source): Promise<void> {
    const judged = await this.#ask(source);
    if (!judged?.data) return;
    if (this.data) this.#before = [...this.#before, this.data];
    this.data = judged.data;
    this.name = judged.name;
    if (!source.code && !source.file) await this.rename(this.#ownName);
  }

  change(data: TableData): Promise<unknown> {
    if (this.data) this.#before = [...this.#before, this.data];
    return this.#set(data);
  }

  undo(): Promise<unknown> {
    const data = this.#before.at(-1);
    if (!data) return Promise.resolve();
    this.#before = this.#before.slice(0, -1);
    return this.#set(data);
  }

  rename(name: string): Promise<unknown> {
    this.name = name;
    return this.data ? this.#set(this.data) : Promise.resolve();
  }

  #set(data: TableData): Promise<unknown> {
    this.data = data;
    return this.#ask({ name: this.name, data });
  }

  /** What the rules say to the newest change: the sound table, or null. */
  async settled(): Promise<TableJudged | null> {
    let asked: number;
    do {
      asked = this.#asked;
      await this.#answer;
    } while (asked !== this.#asked);
    return this.sound;
  }

  #ask(asked: Parameters<Judge>[0]): Promise<TableJudged | null> {
    const answer = this.#heard(asked);
    this.#answer = answer;
    return answer;
  }

  /** Only the answer to the newest question counts. */
  async #heard(asked: Parameters<Judge>[0]): Promise<TableJudged | null> {
    const number = ++this.#asked;
    let judged: TableJudged | null = null;
    let flaw: Refusal | null = null;
    try {
      judged = await this.#judge(asked);
      flaw = judged.flaw;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      flaw = error.refusal;
    }
    if (number !== this.#asked) return null;
    this.flaw = flaw;
    this.sound = flaw ? null : judged;
    return this.sound;
  }
}
