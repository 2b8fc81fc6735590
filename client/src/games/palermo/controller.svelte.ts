import type { PalermoDesk } from './desk';
import { isSame } from '../../frame/actions';
import { onePerDesk } from '../../frame/controllers.svelte';
import { Foresight } from '../../frame/foresight.svelte';
import type { Action, Preview, View } from '../../generated/palermo';
import { BoardScenes } from './animation.svelte';
import { cellAt, isOnMap, placeOf, slotOf, type CellName, type SlotName } from './board/geometry';
import { HOUSES, ROTATIONS, tileIn, type Drawn, type HouseKind, type Rotation } from './board/shapes';
import { goalOf, leadsOf, walksOf, type Lead, type Walk } from './walks';

export type Tool = 'walk' | 'police';

/** What the player is about to do at the board: which piece is in the hand, and where it points. */
export class PalermoController {
  readonly desk: PalermoDesk;
  /** What is on its way over the board. */
  readonly scenes = new BoardScenes();
  readonly #foresight: Foresight<Action, Preview>;
  #kind = $state<HouseKind>('two');
  /** The moment for which the policeman was taken into the hand: at the next one he is put down again. */
  #policeAt = $state.raw<View | null>(null);
  rotation = $state<Rotation>(0);
  /** The cell under the pointer or the keyboard's cursor. */
  pointed = $state<CellName | null>(null);
  /** The seat whose pawn is under the pointer or was touched last, until the next move. */
  #touched = $state.raw<{ readonly seat: number; readonly at: View } | null>(null);

  readonly view: View = $derived.by(() => this.desk.position.view);
  readonly legal: readonly Action[] = $derived.by(() => this.desk.moves.legal);
  readonly #legalKeys: ReadonlySet<string> = $derived.by(() => new Set(this.legal.map(keyOf)));
  /** For each kind of house, the slots where it may be laid, and how it may be turned there. */
  readonly #places: ReadonlyMap<HouseKind, ReadonlyMap<SlotName, readonly Rotation[]>> = $derived.by(() =>
    placesOf(this.legal),
  );

  constructor(desk: PalermoDesk) {
    this.desk = desk;
    this.#foresight = new Foresight((action) => desk.moves.preview(action));
    $effect(() => desk.stage.animate(this.scenes, () => this.scenes.clear()));
    // Only the server knows what a house or a policeman who is not there yet would lead to.
    $effect(() => {
      const { considered } = desk.moves;
      const isAsked = considered?.type === 'lay_house' || considered?.type === 'place_policeman';
      this.#foresight.at(isAsked ? considered : null);
    });
  }

  /** The kinds of houses in the box: mirrored ones are only in some. */
  readonly box: readonly HouseKind[] = $derived.by(() => HOUSES.filter((kind) => kind in this.view.supply));
  /** The kinds of houses that may be laid somewhere now. */
  readonly kinds: readonly HouseKind[] = $derived.by(() => HOUSES.filter((kind) => this.#places.has(kind)));

  /** The kind in the hand: the chosen one, or another one if that cannot be laid. */
  get kind(): HouseKind {
    return this.kinds.length && !this.kinds.includes(this.#kind) ? this.kinds[0]! : this.#kind;
  }

  set kind(kind: HouseKind) {
    this.#kind = kind;
    this.#show();
  }

  readonly canPlacePoliceman: boolean = $derived.by(() =>
    this.legal.some(({ type }) => type === 'place_policeman'),
  );

  get tool(): Tool {
    return this.canPlacePoliceman && this.#policeAt === this.view ? 'police' : 'walk';
  }

  set tool(tool: Tool) {
    this.#policeAt = tool === 'police' ? this.view : null;
    this.#show();
  }

  /** Take the policeman into the hand, or put him down. */
  togglePoliceman(): void {
    this.tool = this.tool === 'police' ? 'walk' : 'police';
  }

  /** What is to be done now; the policeman is offered only if he may go somewhere. */
  get prompt(): View['stage'] | 'police' | 'first-house' {
    if (this.tool === 'police') return 'police';
    const hasHouses = this.view.tiles.some(({ chip }) => chip !== null);
    if (this.view.stage === 'house' && !hasHouses) return 'first-house';
    return this.view.stage === 'turn' && !this.canPlacePoliceman ? 'walk' : this.view.stage;
  }

  /** Whether tiles are laid, so that slots count and not cells. */
  get laysTiles(): boolean {
    return this.view.stage === 'start' || this.view.stage === 'house';
  }

  /** The slots that light up. */
  readonly openSlots: ReadonlySet<SlotName> = $derived.by(() => {
    if (!this.desk.moves.isOpen) return new Set();
    if (this.view.stage === 'start') {
      return new Set(this.legal.map((action) => (action.type === 'lay_start' ? action.slot : '')));
    }
    return new Set(this.#places.get(this.kind)?.keys() ?? []);
  });

  /** The cells that light up: doors to claim, targets, or where the policeman may stand. */
  readonly openCells: ReadonlySet<CellName> = $derived.by(() => {
    const cells = new Set<CellName>();
    for (const action of this.legal) {
      if (action.type === 'claim_door' || action.type === 'set_target') cells.add(action.door);
      if (action.type === 'place_policeman' && this.tool === 'police') cells.add(action.cell);
    }
    return cells;
  });

  /** The walks that may be made now; empty while the policeman is in the hand. */
  readonly walks: readonly Walk[] = $derived.by(() => {
    if (this.tool === 'police') return [];
    return walksOf(this.view).filter(({ to }) => this.isLegal({ type: 'walk', to }));
  });

  /** The ends of walks that lead furthest towards a door, or home. */
  readonly leads: ReadonlyMap<CellName, Lead> = $derived.by(() => leadsOf(this.view));
  /** Where those lead to; null if no end is told apart. */
  readonly leadGoal: 'door' | 'home' | null = $derived.by(() =>
    this.walks.some(({ to, ends }) => ends === 'street' && this.leads.has(to)) ? goalOf(this.view) : null,
  );

  /** Whether something may be done on a cell. */
  isPlace(cell: CellName): boolean {
    return this.openCells.has(cell) || this.walks.some(({ to }) => to === cell);
  }

  /** The buttons for what is done without the board. */
  readonly plain: readonly Action[] = $derived.by(() =>
    this.legal.filter(({ type }) => type === 'stay' || type === 'take_interest'),
  );

  /** What a click on the pointed cell would mean now, allowed or not. */
  readonly meant: Action | null = $derived.by(() => (this.pointed ? this.meaningOf(this.pointed) : null));

  /** The tile that is held over the board. */
  readonly ghost: { readonly tile: Drawn; readonly isLegal: boolean } | null = $derived.by(() => {
    const { considered, hinted } = this.desk.moves;
    // A look back shows what would have been better, though nothing may be done there any more.
    const isGood = (action: Action) => action === hinted || this.isLegal(action);
    const action = considered && isGood(considered) ? considered : this.meant;
    if (action?.type === 'lay_start') {
      return { tile: tileIn(action.slot, 'start', 0), isLegal: isGood(action) };
    }
    if (action?.type !== 'lay_house') return null;
    const tile = tileIn(action.slot, action.kind, action.rotation ?? 0);
    return { tile, isLegal: isGood(action) };
  });

  /** The walk that is considered. */
  readonly route: Walk | null = $derived.by(() => {
    const considered = this.desk.moves.considered;
    const to = considered?.type === 'walk' ? considered.to : null;
    return walksOf(this.view).find((walk) => walk.to === to) ?? null;
  });

  /** What the considered action would lead to; null until the server has said it. */
  get preview(): Preview | null {
    const { seen } = this.#foresight;
    return seen && seen.action === this.desk.moves.considered ? seen.preview : null;
  }

  /** The seat whose next walk is shown: the one pointed at in the list, or whose pawn is touched. */
  readonly watched: number | null = $derived.by(() => {
    const seat = this.desk.stage.watched ?? this.touched ?? this.#seatAt(this.pointed);
    const isOwnTurn = seat === this.view.turn && this.desk.moves.isOpen;
    return seat === null || isOwnTurn || !this.view.players[seat]?.reach.length ? null : seat;
  });

  /** The ends that lead on as well as that of a hint, by its plan. */
  readonly alike: ReadonlySet<CellName> = $derived.by(() => {
    const { considered, hinted, reasons } = this.desk.moves;
    if (!considered || !hinted || !isSame(considered, hinted)) return new Set();
    const cells = reasons.map(({ params }) => params['alike']).find((each) => typeof each === 'string');
    return new Set(cells?.split(' '));
  });

  /** The doors of the plan behind a hint, in its order; none once something else is considered. */
  readonly plan: readonly CellName[] = $derived.by(() => {
    const { considered, hinted, reasons } = this.desk.moves;
    if (!considered || !hinted || !isSame(considered, hinted)) return [];
    const order = reasons.find(({ key }) => key === 'plan-order')?.params['order'];
    return typeof order === 'string' ? order.split(' ') : [];
  });

  /** How the house in the hand is turned where it points. */
  get shownRotation(): Rotation {
    const slot = this.pointed && slotOf(this.pointed);
    return slot ? this.#rotationIn(slot) : this.rotation;
  }

  isLegal(action: Action): boolean {
    return this.#legalKeys.has(keyOf(action));
  }

  meaningOf(cell: CellName): Action | null {
    if (!this.desk.moves.isOpen) return null;
    const slot = slotOf(cell);
    switch (this.view.stage) {
      case 'start':
        return slot ? { type: 'lay_start', slot } : null;
      case 'house':
        if (!slot) return null;
        return { type: 'lay_house', kind: this.kind, slot, rotation: this.#rotationIn(slot) };
      case 'claim':
        return { type: 'claim_door', door: this.#doorAt(cell) };
      case 'target':
        return { type: 'set_target', door: this.#doorAt(cell) };
      case 'turn':
      case 'walk':
        if (this.view.interest !== null && this.tool === 'walk') return null;
        return this.tool === 'police' ? { type: 'place_policeman', cell } : { type: 'walk', to: cell };
      case 'over':
        return null;
    }
  }

  /** Point at a cell, or away from the board. */
  point(cell: CellName | null): void {
    this.pointed = cell;
    this.#show();
  }

  get touched(): number | null {
    return this.#touched?.at === this.view ? this.#touched.seat : null;
  }

  set touched(seat: number | null) {
    this.#touched = seat === null ? null : { seat, at: this.view };
  }

  /** Show where a pawn can go, or no longer. */
  touchPawn(seat: number): void {
    this.touched = this.touched === seat ? null : seat;
  }

  /** Do what the cell means, or be told why not. */
  press(cell: CellName): void {
    this.pointed = cell;
    const action = this.meaningOf(cell);
    if (!action) return;
    if (this.isLegal(action)) this.desk.moves.choose(action);
    else void this.desk.moves.explain(action);
  }

  /** Turn the house in the hand; over a slot where it fits, to the next way that is allowed there. */
  turn(quarters: number): void {
    const slot = this.pointed && slotOf(this.pointed);
    const allowed = (slot && this.#places.get(this.kind)?.get(slot)) || ROTATIONS;
    const now = slot ? this.#rotationIn(slot) : this.rotation;
    const at = Math.max(0, allowed.indexOf(now));
    this.rotation = allowed[(at + quarters + allowed.length) % allowed.length]!;
    this.#show();
  }

  /** Take the next kind of house into the hand. */
  nextKind(): void {
    const kinds = this.kinds.length ? this.kinds : this.box;
    this.kind = kinds[(kinds.indexOf(this.kind) + 1) % kinds.length]!;
  }

  /** Move the keyboard's cursor; while tiles are laid it goes from slot to slot. */
  move(across: number, up: number): void {
    const inSlots = this.laysTiles;
    const step = inSlots ? 2 : 1;
    const { column, row } = placeOf(this.pointed ?? 'g8');
    const next = { column: column + across * step, row: row + up * step };
    if (!isOnMap(next.column, next.row)) return;
    const cell = cellAt(next.column, next.row);
    if (inSlots && !slotOf(cell)) return;
    this.point(cell);
  }

  /** Go to the next place where something may be done. */
  jump(steps: number): void {
    const cells = [
      ...this.walks.map(({ to }) => to),
      ...this.openCells,
      ...[...this.openSlots].map((slot) => cellAt(...lowerLeft(slot))),
    ];
    if (!cells.length) return;
    const at = this.pointed ? cells.findIndex((cell) => this.#isAt(cell)) : -1;
    this.point(cells[(at + steps + cells.length) % cells.length]!);
  }

  #seatAt(cell: CellName | null): number | null {
    const seat = this.view.players.findIndex(({ pawn }) => pawn !== null && pawn === cell);
    return seat < 0 ? null : seat;
  }

  #isAt(cell: CellName): boolean {
    const slot = slotOf(cell);
    return this.laysTiles ? slot !== null && slot === slotOf(this.pointed ?? '') : cell === this.pointed;
  }

  #show(): void {
    const action = this.meant;
    if (this.desk.moves.asksFirst && !action) return;
    const considered = action && this.isLegal(action) ? action : null;
    if (considered && this.desk.moves.considered && isSame(considered, this.desk.moves.considered)) return;
    if (considered || this.desk.moves.considered) this.desk.moves.consider(considered);
  }

  /** How the house in the hand is turned over a slot: as chosen if that is allowed, else as it fits. */
  #rotationIn(slot: SlotName): Rotation {
    const allowed = this.#places.get(this.kind)?.get(slot);
    return !allowed || allowed.includes(this.rotation) ? this.rotation : allowed[0]!;
  }

  /** A click anywhere on a tile means its door. */
  #doorAt(cell: CellName): CellName {
    const slot = slotOf(cell);
    return this.view.tiles.find((tile) => tile.slot === slot)?.door ?? cell;
  }
}

/** The board and what lies before the player share one hand. */
export const controllerOf = onePerDesk((desk: PalermoDesk) => new PalermoController(desk));

function keyOf(action: Action): string {
  // A rotation of 0 may be left out.
  const whole = action.type === 'lay_house' ? { ...action, rotation: action.rotation ?? 0 } : action;
  return JSON.stringify(Object.entries(whole).sort());
}

function placesOf(legal: readonly Action[]): Map<HouseKind, Map<SlotName, Rotation[]>> {
  const places = new Map<HouseKind, Map<SlotName, Rotation[]>>();
  for (const action of legal) {
    if (action.type !== 'lay_house') continue;
    const slots = places.get(action.kind) ?? new Map<SlotName, Rotation[]>();
    places.set(action.kind, slots);
    slots.set(action.slot, [...(slots.get(action.slot) ?? []), action.rotation ?? 0]);
  }
  return places;
}

function lowerLeft(slot: SlotName): [column: number, row: number] {
  return [1 + 2 * (slot.charCodeAt(0) - 65), 1 + 2 * (Number(slot.slice(1)) - 1)];
}
