import type { Invest, SellCard, SellInvestment, Several, SpaceView, View } from '../../generated/palanche';

type Part = Invest | SellCard | SellInvestment;

/** What is laid together and done with one confirmation: investments of a turn, or sales for a debt. */
export class Basket {
  /** What is in it, by card: cubes to put on it; or cubes to sell from it and then the card itself. */
  #counts = $state.raw<ReadonlyMap<string, number>>(new Map());
  readonly #kind: 'invest' | 'sell';
  readonly #spaces: () => ReadonlyMap<string, SpaceView>;

  constructor(kind: 'invest' | 'sell', spaces: () => ReadonlyMap<string, SpaceView>) {
    this.#kind = kind;
    this.#spaces = spaces;
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  /** How many things of a card are in it. */
  count(space: string): number {
    return this.#counts.get(space) ?? 0;
  }

  /** How many things of a card there are to be put into it. */
  most(space: string): number {
    const card = this.#spaces().get(space);
    if (!card) return 0;
    return this.#kind === 'sell' ? card.cubes + 1 : card.rents.length - 1 - card.cubes;
  }

  put(space: string, count: number): void {
    const counts = new Map(this.#counts);
    const fitting = Math.min(this.most(space), Math.max(0, count));
    if (fitting) counts.set(space, fitting);
    else counts.delete(space);
    this.#counts = counts;
  }

  clear(): void {
    if (!this.isEmpty) this.#counts = new Map();
  }

  /** Fill it with sales, such as the cheapest way to pay a debt. */
  fill(sales: NonNullable<View['debt']>['sales']): void {
    const counts = new Map<string, number>();
    for (const { space } of sales) counts.set(space, (counts.get(space) ?? 0) + 1);
    this.#counts = counts;
  }

  /** All of it as one action; null while it is empty. */
  action(): Part | Several | null {
    const parts = this.#parts();
    return parts.length > 1 ? { type: 'several', actions: parts } : (parts[0] ?? null);
  }

  /** The single actions, in an order in which sales are allowed: cubes before cards, what brings most last. */
  #parts(): readonly Part[] {
    const spaces = this.#spaces();
    const parts = [...this.#counts].flatMap(([space, count]) => {
      const { cubes, cost, price } = spaces.get(space) ?? { cubes: 0, cost: 0, price: 0 };
      return Array.from({ length: count }, (_, index): { part: Part; isCard: boolean; brings: number } => {
        if (this.#kind === 'invest') return { part: { type: 'invest', space }, isCard: false, brings: 0 };
        const isCard = index >= cubes;
        const type = isCard ? 'sell_card' : 'sell_investment';
        return { part: { type, space }, isCard, brings: isCard ? price : cost };
      });
    });
    return parts
      .sort((one, other) => Number(one.isCard) - Number(other.isCard) || one.brings - other.brings)
      .map(({ part }) => part);
  }
}
