import { untrack } from 'svelte';
import { isSame } from '../../frame/actions';
import type { PalancheDesk } from './desk';
import { onePerDesk } from '../../frame/controllers.svelte';
import { Foresight } from '../../frame/foresight.svelte';
import type {
  Action,
  Auction,
  AuctionCard,
  Card,
  CounterTrade,
  Event,
  GroupChange,
  Offer,
  Preview,
  ProposeTrade,
  SpaceView,
  TradeDeclined,
  View,
} from '../../generated/palanche';
import type { Whole } from '../../generated/server';
import type { Refusal } from '../../frame/contract';
import { Staging } from './animation.svelte';
import { Basket } from './basket.svelte';
import { rowOf, type Memory } from './events';
import { groupKey, groupsOf, type Group } from './looks';
import { Names } from './names';
import { marking, quieting, type MarkName, type Nuisance } from './talk';
import { watching } from './watching.svelte';

export type Decision = View['decisions'][number];

/** A deal that is being laid on the table: an offer of one's own, or the answer to one. */
export interface Deal {
  readonly partner: number;
  /** The offer that is answered; null for a new one. */
  readonly answers: number | null;
  readonly give: readonly string[];
  readonly take: readonly string[];
  /** Money with the cards: given if positive, taken if negative. */
  readonly money: number;
}

/** What both sides of a deal could lay on the table. */
export interface DealBounds {
  readonly give: readonly string[];
  readonly take: readonly string[];
  readonly mostGiven: number;
  readonly mostTaken: number;
}

/** A card of one's own that is about to come under the hammer. */
export interface Lot {
  readonly card: string;
  readonly minimum: number;
}

/** What a hint aims at, by spaces. */
export interface Plan {
  readonly gets: readonly string[];
  readonly gives: readonly string[];
  /** Colours and kinds that become whole, and cards that they lack even then. */
  readonly whole: readonly string[];
  readonly missing: readonly string[];
  /** Where cubes go, once for each. */
  readonly cubes: readonly string[];
}

/** What a player opens to look at. */
export type Opened = 'ledger' | 'glossary' | 'standing' | 'invest';

/** What lies in the middle of the table. */
export type Centre =
  | Opened
  | 'farewell'
  | 'purchase'
  | 'deed'
  | 'card'
  | 'deal'
  | 'offer'
  | 'auction'
  | 'lot'
  | 'debt'
  | 'reckoning'
  | null;

/** What is left to be bid for a seat: as little as it takes, up to a limit. */
interface BidUpTo {
  readonly type: 'bid_up_to';
  readonly card: string;
  readonly limit: number;
}

/** What a player who is out of the game may do: read the cards, watch, or leave the rest to the bots. */
export const PASTIMES = ['watch', 'read', 'bots'] as const;
export type Pastime = (typeof PASTIMES)[number];

/** How many times faster bots finish a match; each move can still be followed. */
const QUICK = 2.5;

/** Sums go up and down in tens. */
export const TEN = 10;

/** Everything about a Palanche table that is not in the view: what is looked at, laid out, thought over. */
export class Controller {
  readonly desk: PalancheDesk;
  readonly names: Names;
  /** What is on its way over the board. */
  readonly staging: Staging;
  /** The space or kept card that is looked at. */
  selected = $state<string | null>(null);
  sheet = $state<Opened | null>(null);
  /** Whose cards are looked at in the standing; null: one's own. */
  book = $state<number | null>(null);
  /** The card that was just turned up. */
  reading = $state.raw<Card | null>(null);
  deal = $state.raw<Deal | null>(null);
  lot = $state.raw<Lot | null>(null);
  /** Investments, and sales for a debt, that are made together. */
  readonly investing: Basket;
  readonly selling: Basket;
  /** What the action that is weighed would change: a purchase, a bid, an investment, a basket. */
  readonly outlook = new Foresight<Action, Preview>((action) => this.desk.moves.preview(action));
  /** The last answer of each player to an offer of this seat that was turned down. */
  answers = $state.raw<ReadonlyMap<number, TradeDeclined>>(new Map());
  /** The seat of this player that has just gone bankrupt, who is asked what to do next. */
  leaving = $state<number | null>(null);
  /** What this player does once out of the game. */
  pastime = $state<Pastime>('read');
  /** What the deal would do to colours and kinds, and why it cannot be offered. */
  readonly foreseen: readonly GroupChange[] = $derived.by(() => this.#foresight.seen?.preview?.groups ?? []);
  readonly flaw: Refusal | null = $derived.by(() => this.#foresight.seen?.refusal ?? null);
  /** Whether the reckoning at the end was looked at and cleared away. */
  isReckoned = $state(false);
  dice = $state.raw<readonly [number, number] | null>(null);
  readonly #foresight = new Foresight<ProposeTrade | CounterTrade, { groups: readonly GroupChange[] }>(
    (action) => this.desk.moves.preview(action),
  );
  /** The last limit that was left for an auction. */
  #left = $state.raw<BidUpTo | null>(null);
  /** The key of the card that was turned up by the entry that is being shown. */
  #turned: string | null = null;
  #asked = '';
  #turn: number | null = null;
  /** Deals that were laid out and not made, by partner: they are there again for a better offer. */
  readonly #drafts = new Map<number, Deal>();
  /** What lay open when a question came; it lies there again when that is answered. */
  #aside: { sheet: Opened | null; selected: string | null } | null = null;
  /** Whether events were heard since the last view. */
  #heard = false;
  readonly #memory: Memory = {
    // The dice stay as they fell; a card that was read is put away when the next roll comes.
    rolled: (dice) => {
      this.dice = dice;
      this.reading = this.#turned = null;
    },
    turned: (card) => (this.#turned = card),
    traded: (...seats) => seats.forEach((seat) => this.#forgetDeals(seat)),
    declined: (answer) => {
      if (answer.partner === this.desk.position.seat)
        this.answers = new Map(this.answers).set(answer.seat, answer);
    },
    ruined: (seat) => {
      if (this.desk.position.players[seat]?.isMine) this.leaving = seat;
    },
  };

  readonly groups: readonly Group[] = $derived.by(() => groupsOf(this.view));
  readonly spaces: ReadonlyMap<string, SpaceView> = $derived.by(
    () => new Map(this.view.spaces.map((space) => [space.key, space])),
  );
  readonly asked: Decision | null = $derived.by(() => this.view.decisions.at(-1) ?? null);
  readonly centre: Centre = $derived.by(() => this.#centreNow());
  /** The plan behind a hint; none once something else is considered. */
  readonly plan: Plan | null = $derived.by(() => {
    const { considered, hinted, reasons } = this.desk.moves;
    if (!considered || !hinted || !isSame(considered, hinted)) return null;
    const named = (key: string) =>
      reasons.flatMap(({ key: own, params }) =>
        own === key
          ? (params['cards'] as string[]).flatMap((card) => Array(params['cubes'] ?? 1).fill(card))
          : [],
      ) as string[];
    const cubes = named('aim-cubes');
    return {
      ...this.#changes(hinted),
      whole: named('aim-whole'),
      missing: named('aim-missing'),
      cubes: !cubes.length && hinted.type === 'invest' ? [hinted.space] : cubes,
    };
  });
  /** Whether something lies over a question that I have to answer; a counter-offer is an answer. */
  readonly coversQuestion: boolean = $derived.by(() => {
    if (!this.desk.moves.isOpen || !isQuestion(this.asked)) return false;
    return this.centre !== QUESTIONS[this.asked.type] && typeof this.deal?.answers !== 'number';
  });

  constructor(desk: PalancheDesk) {
    this.desk = desk;
    this.names = new Names(desk.words, () => this.view);
    this.investing = new Basket('invest', () => this.spaces);
    this.selling = new Basket('sell', () => this.spaces);
    this.staging = new Staging(
      (view) => this.#read(view),
      (name) => desk.stage.sound(name),
      (...seats) => this.isWatched(...seats),
    );
    $effect(() =>
      desk.stage.animate(this.staging, () => {
        this.staging.clear();
        this.#laid();
      }),
    );
    $effect(() => desk.stage.hear((event) => this.#hear(event)));
    $effect(() => {
      const { view } = this;
      untrack(() => this.#arrive(view));
    });
    $effect(() => {
      const reads = this.pastime === 'read' ? null : this.may('read_card');
      if (reads) void untrack(() => desk.moves.play(reads));
    });
  }

  /** Whether a deal between two players is shown as it is made: one's own, or all if one wants to watch. */
  isWatched(...seats: readonly number[]): boolean {
    const { seat, players } = this.desk.position;
    return seat === null || watching.isOn || seats.some((each) => each === seat || players[each]?.isMine);
  }

  /** Whether this player is out of the game, which goes on. */
  get isOut(): boolean {
    const { seat, outcome } = this.desk.position;
    return seat !== null && !outcome && (this.view.players[seat]?.bankrupt ?? false);
  }

  /** Whether only bots play on. */
  get isLeftToBots(): boolean {
    return this.desk.position.players.every(
      ({ seat, kind }) => kind === 'bot' || seat === this.leaving || this.view.players[seat]?.bankrupt,
    );
  }

  /** Read the cards for the others, watch, or let the bots finish at a quicker pace. */
  passTime(pastime: Pastime): void {
    this.pastime = pastime;
    this.desk.stage.pace = pastime === 'bots' ? QUICK : 1;
    this.leaving = null;
  }

  /** Mark a card for everybody to see, or take the mark off. */
  mark(card: string, mark: MarkName): void {
    const { seat } = this.desk.position;
    if (seat !== null) void this.desk.moves.play(marking(this.view, seat, card, mark));
  }

  /** Ask to be asked no more in this match, about a card or by a player; or lift that. */
  quiet(about: Nuisance): void {
    const { seat } = this.desk.position;
    if (seat !== null) void this.desk.moves.play(quieting(this.view, seat, about));
  }

  /** Do everything that lies in a basket. */
  async confirm(basket: Basket): Promise<void> {
    const action = basket.action();
    if (!action || !(await this.desk.moves.play(action))) return;
    basket.clear();
    if (basket === this.investing) this.sheet = null;
  }

  /** Look at somebody's cards and money. */
  lookAt(seat: number): void {
    const isOpen = this.sheet === 'standing' && this.book === seat;
    this.selected = this.reading = null;
    this.book = seat;
    this.sheet = isOpen ? null : 'standing';
  }

  /** What would do for the player who turned down my last offer: that much more, or less. */
  sweeten(): void {
    const answer = this.deal && this.answers.get(this.deal.partner);
    if (this.deal && answer?.amount !== undefined) this.setMoney(this.deal.money + answer.amount);
  }

  get view(): View {
    return this.desk.position.view;
  }

  groupOf(space: SpaceView): Group | null {
    const key = groupKey(space);
    return this.groups.find((group) => group.key === key) ?? null;
  }

  /** The listed action of a kind, if it may be done now. */
  may<Kind extends Action['type']>(type: Kind): Extract<Action, { type: Kind }> | null {
    const found = this.desk.moves.legal.find((action) => action.type === type);
    return (found as Extract<Action, { type: Kind }> | undefined) ?? null;
  }

  /** The listed actions that are about a space: go there, invest, sell. */
  about(space: string): readonly Action[] {
    return this.desk.moves.legal.filter((action) => 'space' in action && action.space === space) ?? [];
  }

  /** The bounds of an open-ended action, if it may be done now. */
  bid(): Whole | null {
    return this.#offers('bid')[0]?.bounds.amount ?? null;
  }

  /** The sums up to which this seat could let bid for it in an auction; null if it is not in it. */
  orderRange(auction: Auction): { readonly low: number; readonly high: number } | null {
    const { seat } = this.desk.position;
    if (seat === null || !auction.waiting.includes(seat) || this.desk.stage.isPicture) return null;
    const low = auction.bid ? auction.bid + TEN : auction.minimum;
    const high = Math.floor((this.view.players[seat]?.cash ?? 0) / TEN) * TEN;
    return high >= low ? { low, high } : null;
  }

  /** Up to what is bid for this seat in an auction; null if nothing was left to be bid, or the seat is out. */
  limitOf({ card, bidder, waiting }: Auction): number | null {
    const { seat } = this.desk.position;
    if (seat === null || (seat !== bidder && !waiting.includes(seat))) return null;
    const order = this.desk.moves.order as BidUpTo | null;
    // While bids are shown one by one, the auction may be over already, and the order with it.
    const standing = order ?? (this.desk.stage.isBusy ? this.#left : null);
    return standing?.card === card ? standing.limit : null;
  }

  /** Let bid for this seat, as little as it takes, up to a limit that nobody sees. */
  bidUpTo(card: string, limit: number): void {
    this.#left = { type: 'bid_up_to', card, limit };
    void this.desk.moves.leaveOrder(this.#left);
  }

  /** Bid oneself again. */
  withdrawLimit(): void {
    this.#left = null;
    void this.desk.moves.leaveOrder(null);
  }

  /** The cards that could be auctioned, and the bounds of their minimum. */
  lots(): { readonly cards: readonly string[]; readonly minimum: Whole } | null {
    const [offer] = this.#offers('auction_card');
    return offer ? { cards: offer.bounds.card.values, minimum: offer.bounds.minimum } : null;
  }

  /** Whom a deal can be offered to. */
  partners(): readonly number[] {
    return this.#offers('propose_trade').flatMap(({ bounds }) => bounds.partner.values);
  }

  dealBounds(): DealBounds | null {
    const { deal } = this;
    if (!deal) return null;
    const proposal = () =>
      this.#offers('propose_trade').find(({ bounds }) => bounds.partner.values.includes(deal.partner));
    const offer = deal.answers === null ? proposal() : this.#offers('counter_trade')[0];
    if (!offer) return null;
    const { give, take, give_money: given, take_money: taken } = offer.bounds;
    return { give: give.values, take: take.values, mostGiven: given.high, mostTaken: taken.high };
  }

  /** The offers of an open-ended action. */
  #offers<Kind extends Offer['action']>(kind: Kind): readonly Extract<Offer, { action: Kind }>[] {
    return this.desk.moves.offers.filter(
      (offer): offer is Extract<Offer, { action: Kind }> => offer.action === kind,
    );
  }

  /** Lay out a new deal with somebody; a card that is looked at lies on the table at once. */
  openDeal(partner: number): void {
    this.lot = this.sheet = null;
    this.deal = { partner, answers: null, give: [], take: [], money: 0 };
    const bounds = this.dealBounds();
    const draft = this.#drafts.get(partner);
    if (draft && bounds) {
      this.deal = {
        ...draft,
        give: draft.give.filter((card) => bounds.give.includes(card)),
        take: draft.take.filter((card) => bounds.take.includes(card)),
        money: Math.min(bounds.mostGiven, Math.max(-bounds.mostTaken, draft.money)),
      };
    }
    if (this.selected && bounds && !this.#has(this.selected)) this.#lay(this.selected, bounds);
    this.selected = null;
    this.#foresee();
  }

  /** Answer the offer on the table with another one, which begins as that one, seen from here. */
  openCounter(): void {
    const offer = this.asked;
    if (offer?.type !== 'trade') return;
    this.deal = {
      partner: offer.by,
      answers: offer.offer,
      give: offer.take,
      take: offer.give,
      money: offer.take_money - offer.give_money,
    };
    this.#foresee();
  }

  /** Lay a card into the deal, or take it back. */
  toggle(key: string): void {
    const bounds = this.dealBounds();
    if (!bounds || !this.#lay(key, bounds)) return;
    this.#foresee();
  }

  setMoney(amount: number): void {
    const bounds = this.dealBounds();
    if (!this.deal || !bounds) return;
    const whole = Math.round(amount / TEN) * TEN || 0;
    this.deal = { ...this.deal, money: Math.min(bounds.mostGiven, Math.max(-bounds.mostTaken, whole)) };
    this.#foresee();
  }

  closeDeal(): void {
    if (this.deal?.answers === null) this.#drafts.set(this.deal.partner, this.deal);
    this.deal = null;
    this.#foresight.forget();
  }

  /** The deal as an action. */
  dealAction(): ProposeTrade | CounterTrade | null {
    const { deal } = this;
    if (!deal) return null;
    const terms = {
      give: deal.give,
      take: deal.take,
      give_money: Math.max(0, deal.money),
      take_money: Math.max(0, -deal.money),
    };
    return deal.answers === null
      ? { type: 'propose_trade', partner: deal.partner, ...terms }
      : { type: 'counter_trade', offer: deal.answers, ...terms };
  }

  async offerDeal(): Promise<void> {
    const action = this.dealAction();
    if (action && (await this.desk.moves.play(action))) this.closeDeal();
  }

  /** Choose a card of one's own to auction. */
  openLot(card?: string): void {
    const lots = this.lots();
    const chosen = card ?? lots?.cards[0];
    if (!lots || chosen === undefined) return;
    this.closeDeal();
    this.selected = null;
    this.lot = { card: chosen, minimum: lots.minimum.low };
  }

  async auctionLot(): Promise<void> {
    if (!this.lot) return;
    const action: AuctionCard = { type: 'auction_card', ...this.lot };
    if (await this.desk.moves.play(action)) this.lot = null;
  }

  /** A space was clicked: while a deal is laid out its card goes into it; else it is looked at. */
  touch(key: string): void {
    if (this.deal) {
      this.toggle(key);
      return;
    }
    const goes = this.about(key).find(({ type }) => type === 'choose_space');
    if (goes) this.desk.moves.choose(goes);
    else this.look(key);
  }

  look(key: string | null): void {
    this.sheet = null;
    this.reading = null;
    this.selected = this.selected === key ? null : key;
  }

  /** Clear what lies on top in the middle. */
  close(): void {
    if (this.leaving !== null) this.leaving = null;
    else if (this.sheet) this.sheet = null;
    else if (this.selected) this.selected = null;
    else if (this.reading) this.reading = null;
    else if (this.deal) this.closeDeal();
    else if (this.lot) this.lot = null;
    else this.isReckoned = true;
  }

  #hear(event: Event): void {
    this.#heard = true;
    rowOf(event).remember?.(event, this.#memory);
  }

  /** A view is shown; if no events led to it, how the dice fell is not known. */
  #laid(): void {
    if (!this.#heard) this.dice = null;
    this.#heard = false;
  }

  /** A new view is shown: lay out the card that was turned up, clear what no longer holds. */
  #arrive(view: View): void {
    const last = view.decisions.at(-1) ?? null;
    const asked = JSON.stringify(last);
    const isForMe = isQuestion(last) && last.seat === this.desk.position.seat;
    if (asked !== this.#asked) {
      this.closeDeal();
      this.lot = null;
      this.investing.clear();
      this.selling.clear();
      if (isForMe) this.#putAside();
      else this.#bringBack();
    }
    this.#asked = asked;
    if (view.turn !== this.#turn) this.reading = null;
    this.#turn = view.turn;
    // A card that led to a purchase is read first; other questions do not wait.
    if (!isForMe || last.type === 'purchase') this.#read(view);
    this.#turned = null;
  }

  /** Lay out the card that was turned up, to be read; it is on its pile, or a player keeps it. */
  #read({ decks, players }: View): void {
    const cards = [...decks.map(({ last }) => last), ...players.flatMap(({ kept }) => kept)];
    const turned = this.#turned && cards.find((card) => card?.key === this.#turned);
    if (turned) this.reading = turned;
  }

  /** What is asked comes first; what lay open lies behind it. */
  #putAside(): void {
    if (this.sheet || this.selected) this.#aside = { sheet: this.sheet, selected: this.selected };
    this.selected = this.sheet = this.reading = null;
  }

  #bringBack(): void {
    if (this.#aside && !this.sheet && !this.selected) {
      this.sheet = this.#aside.sheet;
      this.selected = this.#aside.selected;
    }
    this.#aside = null;
  }

  /** Put away whatever lies over the question. */
  backToQuestion(): void {
    this.#putAside();
    this.closeDeal();
    this.lot = null;
  }

  /** Nothing that was laid out or said about a deal with somebody holds any more. */
  #forgetDeals(seat: number): void {
    this.#drafts.delete(seat);
    this.answers = new Map([...this.answers].filter(([each]) => each !== seat));
  }

  #has(card: string): boolean {
    return Boolean(this.deal?.give.includes(card) || this.deal?.take.includes(card));
  }

  /** What an action brings and takes away, seen from here. */
  #changes(action: Action): Pick<Plan, 'gets' | 'gives'> {
    const { asked } = this;
    switch (action.type) {
      case 'propose_trade':
      case 'counter_trade':
        return { gets: action.take ?? [], gives: action.give ?? [] };
      case 'accept_trade':
        return asked?.type === 'trade' ? { gets: asked.give, gives: asked.take } : { gets: [], gives: [] };
      case 'buy':
        return { gets: asked?.type === 'purchase' ? [asked.space] : [], gives: [] };
      case 'bid':
        return { gets: asked?.type === 'auction' ? [asked.card] : [], gives: [] };
      case 'auction_card':
        return { gets: [], gives: [action.card] };
      default:
        return { gets: [], gives: [] };
    }
  }

  #centreNow(): Centre {
    const { asked } = this;
    if (this.leaving !== null) return 'farewell';
    if (this.sheet) return this.sheet;
    if (this.selected) return 'deed';
    if (this.deal) return 'deal';
    if (this.reading) return 'card';
    if (asked?.type === 'trade' && this.isWatched(asked.seat, asked.by)) return 'offer';
    if (asked?.type === 'auction') return 'auction';
    if (this.lot) return 'lot';
    if (asked?.type === 'debt') return 'debt';
    if (asked?.type === 'purchase' && asked.seat === this.desk.position.seat) return 'purchase';
    const { position, stage } = this.desk;
    if (!position.outcome || this.isReckoned) return null;
    return stage.isPicture || stage.isBig ? null : 'reckoning'; // a big screen ranks the players beside the board
  }

  #lay(key: string, bounds: DealBounds): boolean {
    const { deal } = this;
    const side = bounds.give.includes(key) ? 'give' : bounds.take.includes(key) ? 'take' : null;
    if (!deal || !side) return false;
    const cards = deal[side];
    this.deal = {
      ...deal,
      [side]: cards.includes(key) ? cards.filter((card) => card !== key) : [...cards, key],
    };
    return true;
  }

  /** Ask the rules what the deal would do; they also say why it cannot be offered. */
  #foresee(): void {
    const action = this.dealAction();
    this.#foresight.at(action?.give?.length || action?.take?.length ? action : null);
  }
}

/** The questions that are answered in the middle of the table, and what lies there then. */
const QUESTIONS = { trade: 'offer', auction: 'auction', debt: 'debt', purchase: 'purchase' } as const;
type Question = Extract<Decision, { type: keyof typeof QUESTIONS }>;

function isQuestion(decision: Decision | null): decision is Question {
  return decision !== null && decision.type in QUESTIONS;
}

/** Board and panel of a desk share one controller. */
export const controllerOf = onePerDesk((desk: PalancheDesk) => new Controller(desk));
