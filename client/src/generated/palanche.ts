// Generated from the Python records by tools/typescript.py. Do not edit.

/** Accept the offer with this number (GEN-S1). */
export interface AcceptTrade {
  readonly type: "accept_trade";
  readonly offer: number;
}

export type Action =
  | Roll
  | EndTurn
  | Buy
  | DeclinePurchase
  | Bid
  | DropOut
  | TakeRide
  | DeclineRide
  | ChooseSpace
  | PlayCard
  | ReadCard
  | Invest
  | ProposeTrade
  | CounterTrade
  | AcceptTrade
  | DeclineTrade
  | AuctionCard
  | SellCard
  | SellInvestment
  | Several
  | MarkCards
  | StopAsking
  | PayDebt
  | DeclareBankruptcy
  | ProposeEnd
  | AgreeToEnd
  | RefuseEnd
  | TimeUp;

/** Agree to end the match (GEN-E2). */
export interface AgreeToEnd {
  readonly type: "agree_to_end";
}

/** A player asked not to be asked any more about a card or by a player, or may be asked again (GEN-S5). */
export interface AskingStopped {
  readonly type: "asking_stopped";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly partner: number | null;
  readonly card: string | null;
  readonly lifted: boolean;
}

/** Whether to bid or drop out; `waiting` are the seats still in it, the next first (GEN-A2, GEN-S2). */
export interface Auction {
  readonly type: "auction";
  readonly seat: number;
  readonly card: string;
  readonly seller: number | null;
  readonly minimum: number;
  readonly bid: number;
  readonly bidder: number | null;
  readonly waiting: readonly (number)[];
}

/** Auction an own card from a minimum bid (GEN-S2). */
export interface AuctionCard {
  readonly type: "auction_card";
  readonly card: string;
  readonly minimum?: number;
}

/** No player bid: the card remains where it was. */
export interface AuctionFailed {
  readonly type: "auction_failed";
  readonly derivations?: readonly (Derivation)[];
  readonly card: string;
  readonly seller: number | null;
}

/** An auction began; without a seller it is the Banca's (GEN-A2, GEN-S2). */
export interface AuctionOpened {
  readonly type: "auction_opened";
  readonly derivations?: readonly (Derivation)[];
  readonly card: string;
  readonly seller: number | null;
  readonly minimum: number;
}

/** An auction was won. */
export interface AuctionWon {
  readonly type: "auction_won";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly card: string;
  readonly amount: number;
  readonly seller: number | null;
  readonly groups?: readonly (GroupChange)[];
}

/** Bid in the auction (GEN-A2). */
export interface Bid {
  readonly type: "bid";
  readonly amount: number;
}

/** A player bid. */
export interface BidMade {
  readonly type: "bid_made";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly card: string;
  readonly amount: number;
}

/** A card that the players write (GEN-V1). */
export interface Blank {
  readonly title: string;
  readonly text: string;
  readonly effects: readonly (Receive | Pay | PayPerInvestment | MoveTo | MoveToSymbol | MoveBy | Keep)[];
}

/** A whole board; without cards of its own it is played with the built-in ones. */
export interface Board {
  readonly type: "board";
  readonly title?: string;
  readonly edition?: string;
  readonly authors?: readonly (string)[];
  readonly publisher?: string;
  readonly source?: string;
  readonly levels?: readonly (string)[];
  readonly cubes?: number;
  readonly symbols?: readonly (string)[];
  readonly places: Places;
  readonly ride?: readonly (Ride)[];
  readonly colour: readonly (Colour)[];
  readonly space: readonly (Space)[];
  readonly card?: readonly (Card)[];
}

/** Buy the space of the pawn at its price (GEN-A1). */
export interface Buy {
  readonly type: "buy";
}

/** A card of one of the two decks. Title and text are set only on cards that players write. */
export interface Card {
  readonly key: string;
  readonly deck: "bratta" | "speremmo";
  readonly effects: readonly (Receive | Pay | PayPerInvestment | MoveTo | MoveToSymbol | MoveBy | Keep)[];
  readonly title?: string;
  readonly text?: string;
}

/** An unfinished card from the editor. */
export interface CardDraft {
  readonly type: "card_draft";
  readonly deck: "bratta" | "speremmo";
  readonly title?: string;
  readonly text?: string;
  readonly effects?: readonly (Receive | Pay | PayPerInvestment | MoveTo | MoveToSymbol | MoveBy | Keep)[];
}

/** The answer to a draft: the card as it would be printed, or its flaw. */
export interface CardJudged {
  readonly type: "card_judged";
  readonly card: Blank | null;
  readonly flaw: Flaw | null;
}

/** A player keeps a card for later (GEN-K1). */
export interface CardKept {
  readonly type: "card_kept";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly card: string;
}

/** A mark that a seat put on a card. */
export interface CardMark {
  readonly type: "card_mark";
  readonly seat: number;
  readonly card: string;
  readonly mark: "make-an-offer" | "not-for-sale" | "wanted";
}

/** A player played a kept card; it went under its deck (GEN-K1). */
export interface CardPlayed {
  readonly type: "card_played";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly card: string;
}

/** A bankrupt player read the card that another player gets (GEN-F2). */
export interface CardRead {
  readonly type: "card_read";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly player: number;
}

/** The effects of a card that are still to be done, from `step` on; it needs no decision (GEN-F0). */
export interface CardRest {
  readonly type: "card_rest";
  readonly seat: number;
  readonly card: string;
  readonly step: number;
}

/** A card went back to the Banca for half its price (GEN-F1). */
export interface CardSold {
  readonly type: "card_sold";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly space: string;
}

/** A card of a deck was drawn and shown (GEN-K1). */
export interface CardTurned {
  readonly type: "card_turned";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly deck: string;
  readonly card: string;
}

/** A player put a mark on cards for all to see, or took it off (GEN-S5). */
export interface CardsMarked {
  readonly type: "cards_marked";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly cards: readonly (string)[];
  readonly mark: "make-an-offer" | "not-for-sale" | "wanted" | null;
}

/** Go to one of the spaces that have the symbol named by the card (GEN-K2). */
export interface ChooseSpace {
  readonly type: "choose_space";
  readonly space: string;
}

/** A colour of land cards, and its display colour. */
export interface Colour {
  readonly key: string;
  readonly paint: string;
}

/** Answer an offer with another one, seen from the own side (GEN-S1). */
export interface CounterTrade {
  readonly type: "counter_trade";
  readonly offer: number;
  readonly give?: readonly (string)[];
  readonly take?: readonly (string)[];
  readonly give_money?: number;
  readonly take_money?: number;
}

/** How to settle a debt that cash does not cover or that a kept card could avoid (GEN-F0, GEN-F1). */
export interface Debt {
  readonly type: "debt";
  readonly seat: number;
  readonly creditors: readonly (number | "banca" | "collection")[];
  readonly each: number;
  readonly reason: "auction" | "auction_sale" | "bankruptcy" | "card" | "card_collection" | "card_players" | "collection" | "covered" | "donation" | "fare" | "investment" | "investment_sale" | "passing" | "purchase" | "rent" | "sale" | "start" | "trade";
  readonly times: number;
  readonly space: string | null;
  readonly card: string | null;
}

/** A player owes more than their cash (GEN-F0); until rules version 3 also what a card could spare. */
export interface DebtIncurred {
  readonly type: "debt_incurred";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly owed: number;
  readonly cash: number;
  readonly reason: "auction" | "auction_sale" | "bankruptcy" | "card" | "card_collection" | "card_players" | "collection" | "covered" | "donation" | "fare" | "investment" | "investment_sale" | "passing" | "purchase" | "rent" | "sale" | "start" | "trade";
}

/** A player avoided a payment with a kept card (GEN-K1). */
export interface DebtSpared {
  readonly type: "debt_spared";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly owed: number;
  readonly reason: "auction" | "auction_sale" | "bankruptcy" | "card" | "card_collection" | "card_players" | "collection" | "covered" | "donation" | "fare" | "investment" | "investment_sale" | "passing" | "purchase" | "rent" | "sale" | "start" | "trade";
}

/** A debt: the sum owed, the cash that is missing, and the possible sales (GEN-F3). */
export interface DebtView {
  readonly type: "debt_view";
  readonly seat: number;
  readonly owed: number;
  readonly cash: number;
  readonly missing: number;
  readonly raisable: number;
  readonly sales: readonly (SaleView)[];
  readonly cheapest: readonly (SaleView)[];
  readonly spared_by: readonly (string)[];
}

/** A deck: how many cards it has, how many of them are unseen, and the one turned up last. */
export interface DeckView {
  readonly type: "deck_view";
  readonly deck: "bratta" | "speremmo";
  readonly cards: number;
  readonly unseen: number;
  readonly last: Card | null;
}

/** Leave the game because no sale covers the debt (GEN-F2). */
export interface DeclareBankruptcy {
  readonly type: "declare_bankruptcy";
}

/** Decline to buy the space of the pawn: the Banca auctions it (GEN-A1). */
export interface DeclinePurchase {
  readonly type: "decline_purchase";
}

/** Decline the ride: the next roll counts from here (GEN-X1). */
export interface DeclineRide {
  readonly type: "decline_ride";
}

/** Turn down the offer with this number (GEN-S1), and perhaps say why (GEN-S5). */
export interface DeclineTrade {
  readonly type: "decline_trade";
  readonly offer: number;
  readonly why?: "asked-before" | "breaks-mine" | "completes-yours" | "helps-you-more" | "need-cash" | "no-use" | "not-for-sale" | "too-dear" | "too-little";
  readonly group?: string;
  readonly card?: string;
  readonly amount?: number;
}

/** A number and the terms whose amounts add up to it. */
export interface Derivation {
  readonly of: string;
  readonly total: number;
  readonly terms: readonly (Term)[];
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Which space with the card's symbol to go to (GEN-K2). */
export interface Destination {
  readonly type: "destination";
  readonly seat: number;
  readonly card: string;
  readonly symbol: string;
  readonly pays_200: boolean;
}

/** A player rolled the dice (GEN-T1). */
export interface DiceRolled {
  readonly type: "dice_rolled";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly dice: readonly [number, number];
}

export type Draft =
  | CardDraft;

/** Leave the auction for good (GEN-A2). */
export interface DropOut {
  readonly type: "drop_out";
}

/** A player dropped out of an auction; `short` if for lack of cash for another bid. */
export interface DroppedOut {
  readonly type: "dropped_out";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly card: string;
  readonly short: boolean;
}

/** A player agreed to end the match (GEN-E2). */
export interface EndAgreed {
  readonly type: "end_agreed";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
}

/** A player asked all others whether the match may end (GEN-E2). */
export interface EndProposed {
  readonly type: "end_proposed";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
}

/** A player did not agree: the match goes on (GEN-E2). */
export interface EndRefused {
  readonly type: "end_refused";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
}

/** End the turn and pass the dice on (GEN-T1). */
export interface EndTurn {
  readonly type: "end_turn";
}

/** Whether to end the match now; `waiting` have still to vote, the next one first (GEN-E2). */
export interface EndVote {
  readonly type: "end_vote";
  readonly seat: number;
  readonly by: number;
  readonly waiting: readonly (number)[];
}

export type Event =
  | LandDealt
  | RolledForFirst
  | TurnBegan
  | FinalRoundBegan
  | TimeRanOut
  | DiceRolled
  | ThirdDoubleRolled
  | PawnMoved
  | Paid
  | SpaceBought
  | PurchaseDeclined
  | AuctionOpened
  | BidMade
  | DroppedOut
  | AuctionWon
  | AuctionFailed
  | CardTurned
  | CardRead
  | CardKept
  | CardPlayed
  | RideTaken
  | RideDeclined
  | RideLost
  | Invested
  | InvestmentSold
  | CardSold
  | TradeProposed
  | TradeMade
  | TradeDeclined
  | CardsMarked
  | AskingStopped
  | PaymentDemanded
  | DebtIncurred
  | DebtSpared
  | WentBankrupt
  | EndProposed
  | EndAgreed
  | EndRefused
  | WealthCounted
  | MatchEnded;

/** The final round began: every player has one more turn (GEN-E1). */
export interface FinalRoundBegan {
  readonly type: "final_round_began";
  readonly derivations?: readonly (Derivation)[];
  readonly round: number;
}

/** Why a card cannot be played: the rule, and a sentence. */
export interface Flaw {
  readonly type: "flaw";
  readonly rule: string | null;
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The money that a player received and paid for one reason. */
export interface FlowView {
  readonly type: "flow_view";
  readonly reason: "auction" | "auction_sale" | "bankruptcy" | "card" | "card_collection" | "card_players" | "collection" | "covered" | "donation" | "fare" | "investment" | "investment_sale" | "passing" | "purchase" | "rent" | "sale" | "start" | "trade";
  readonly received: number;
  readonly paid: number;
}

/** How a change of cards changes a player's share of a colour or kind. */
export interface GroupChange {
  readonly type: "group_change";
  readonly seat: number;
  readonly group: string;
  readonly before: number;
  readonly after: number;
  readonly size: number;
}

/** Put the next cube on a land card (GEN-I1). */
export interface Invest {
  readonly type: "invest";
  readonly space: string;
}

/** A cube was put on a land card (GEN-I1), which raises its rent (GEN-B1). */
export interface Invested {
  readonly type: "invested";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly space: string;
  readonly level: string;
  readonly rent: number;
}

/** A cube went back to the Banca (GEN-F1). */
export interface InvestmentSold {
  readonly type: "investment_sold";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly space: string;
  readonly level: string;
}

export type Judged =
  | CardJudged;

/** Keep the card: it avoids one payment of a kind, or does `then` when it is played. */
export interface Keep {
  readonly do: "keep";
  readonly spares?: "collection" | "fare" | "rent" | null;
  readonly then?: readonly (Receive | Pay | PayPerInvestment | MoveTo | MoveToSymbol | MoveBy)[];
}

/** The terreni a player starts with (GEN-C3). */
export interface LandDealt {
  readonly type: "land_dealt";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly spaces: readonly (string)[];
}

/** The players who still have to pay because of a card, in order; it needs no decision (GEN-F0). */
export interface Levy {
  readonly type: "levy";
  readonly seat: number;
  readonly card: string;
  readonly debtors: readonly (number)[];
  readonly each: number;
}

/** Mark cards for all to see, others' as wanted, own ones for sale or not; or remove the mark (GEN-S5). */
export interface MarkCards {
  readonly type: "mark_cards";
  readonly cards: readonly (string)[];
  readonly mark?: "make-an-offer" | "not-for-sale" | "wanted" | null;
}

/** The match is over. */
export interface MatchEnded {
  readonly type: "match_ended";
  readonly derivations?: readonly (Derivation)[];
  readonly reason: "agreed" | "last-one-left" | "rounds-played" | "time-up";
  readonly winners: readonly (number)[];
}

/** Go a number of spaces forward, or backwards if negative. */
export interface MoveBy {
  readonly do: "move_by";
  readonly steps: number;
  readonly pays_200: boolean;
}

/** Go forward to a space. */
export interface MoveTo {
  readonly do: "move_to";
  readonly space: string;
  readonly pays_200: boolean;
}

/** Go forward to a space of choice that has the symbol (GEN-K2). */
export interface MoveToSymbol {
  readonly do: "move_to_symbol";
  readonly symbol: string;
  readonly pays_200: boolean;
}

/** The options of a match. */
export interface Options {
  readonly type: "options";
  readonly length?: string;
  readonly cap?: number | null;
  readonly wealth?: "all-cards" | "terreno-only";
  readonly proposals?: number;
  readonly first?: number | "dice";
  readonly board?: string | Board;
  readonly blank_speremmo?: Blank | null;
  readonly blank_bratta?: Blank | null;
}

/** Money moved between two accounts: `amount` is `times` × `each`. */
export interface Paid {
  readonly type: "paid";
  readonly derivations?: readonly (Derivation)[];
  readonly payer: number | "banca" | "collection";
  readonly payee: number | "banca" | "collection";
  readonly amount: number;
  readonly reason: "auction" | "auction_sale" | "bankruptcy" | "card" | "card_collection" | "card_players" | "collection" | "covered" | "donation" | "fare" | "investment" | "investment_sale" | "passing" | "purchase" | "rent" | "sale" | "start" | "trade";
  readonly times: number;
  readonly each: number;
  readonly space: string | null;
  readonly card: string | null;
}

/** A pawn moved. `ride_from` is the end of the ride it took before it counted from `start` (GEN-X1). */
export interface PawnMoved {
  readonly type: "pawn_moved";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly start: string;
  readonly to: string;
  readonly steps: number;
  readonly way: "card" | "dice" | "third_double";
  readonly ride_from: string | null;
}

/** Pay the amount; if to each player, as one sum. */
export interface Pay {
  readonly do: "pay";
  readonly to: "banca" | "collection" | "each_player";
  readonly amount: number;
}

/** Pay a debt although a kept card could avoid it (GEN-K1). */
export interface PayDebt {
  readonly type: "pay_debt";
}

/** Pay the amount for each investment of a kind on the own land, or for every investment. */
export interface PayPerInvestment {
  readonly do: "pay_per_investment";
  readonly to: "banca" | "collection";
  readonly amount: number;
  readonly level: "box" | "cantina" | "casa" | "terrazzo" | "vista_mare" | "any";
}

/** A player can pay what is due, but has a kept card that spares it, and chooses (GEN-K1). */
export interface PaymentDemanded {
  readonly type: "payment_demanded";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly owed: number;
  readonly reason: "auction" | "auction_sale" | "bankruptcy" | "card" | "card_collection" | "card_players" | "collection" | "covered" | "donation" | "fare" | "investment" | "investment_sale" | "passing" | "purchase" | "rent" | "sale" | "start" | "trade";
  readonly cards: readonly (string)[];
}

/** The spaces with a special role: the start, the collection, and where a third double leads. */
export interface Places {
  readonly start: string;
  readonly passing_pays: number;
  readonly collection: string;
  readonly third_double: string;
  readonly source?: "reconstruction" | "rulebook" | null;
}

/** Play a kept card, to avoid a payment or for its effect (GEN-K1). */
export interface PlayCard {
  readonly type: "play_card";
  readonly card: string;
}

/** A player's pawn, money and cards. */
export interface PlayerView {
  readonly type: "player_view";
  readonly seat: number;
  readonly cash: number;
  readonly space: string;
  readonly riding: boolean;
  readonly bankrupt: boolean;
  readonly kept: readonly (Card)[];
  readonly wealth_cards: number;
  readonly wealth_investments: number;
  readonly wealth: number;
  readonly rank: number;
  readonly flows: readonly (FlowView)[];
}

/** What an action would change, as far as it is known; an offer or a bid as if it were accepted. */
export interface Preview {
  readonly type: "preview";
  readonly groups: readonly (GroupChange)[];
  readonly rents: readonly (RentChange)[];
  readonly cash: number | null;
  readonly missing: number | null;
}

/** Ask all players to agree to end a full match and count wealth (GEN-E2). */
export interface ProposeEnd {
  readonly type: "propose_end";
}

/** Offer another player an exchange of cards, with money from either side (GEN-S1). */
export interface ProposeTrade {
  readonly type: "propose_trade";
  readonly partner: number;
  readonly give?: readonly (string)[];
  readonly take?: readonly (string)[];
  readonly give_money?: number;
  readonly take_money?: number;
}

/** Whether to buy the space of the pawn; otherwise it is auctioned (GEN-A1). */
export interface Purchase {
  readonly type: "purchase";
  readonly seat: number;
  readonly space: string;
}

/** A player declined to buy the space of their pawn: it is auctioned (GEN-A1). */
export interface PurchaseDeclined {
  readonly type: "purchase_declined";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly space: string;
}

/** A seat's request not to be asked any more in this match: about a card, or by a player. */
export interface Quiet {
  readonly type: "quiet";
  readonly seat: number;
  readonly partner: number | null;
  readonly card: string | null;
}

/** Turn up the card for another player and read it, as the bankrupt player (GEN-F2). */
export interface ReadCard {
  readonly type: "read_card";
}

/** The bankrupt player turns up the card for the player on a card space and reads it (GEN-F2). */
export interface Reading {
  readonly type: "reading";
  readonly seat: number;
  readonly deck: string;
  readonly player: number;
}

/** Receive the amount; from the collection at most what it contains. */
export interface Receive {
  readonly do: "receive";
  readonly from: "banca" | "collection" | "each_player";
  readonly amount: number;
}

/** Refuse to end the match (GEN-E2). */
export interface RefuseEnd {
  readonly type: "refuse_end";
}

/** What a visitor of a space would pay before and after. */
export interface RentChange {
  readonly type: "rent_change";
  readonly space: string;
  readonly before: number;
  readonly after: number;
}

/** A ride (sopraelevata or ascensore): from one end the next roll may count from the other (GEN-X1). */
export interface Ride {
  readonly key: string;
  readonly ends: readonly (string)[];
  readonly fare: number;
  readonly source?: "reconstruction" | "rulebook" | null;
}

/** A player declined a ride (GEN-X1). */
export interface RideDeclined {
  readonly type: "ride_declined";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly space: string;
}

/** The pawn was moved before it could ride; the fare is not refunded (GEN-X1). */
export interface RideLost {
  readonly type: "ride_lost";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly space: string;
}

/** Whether the next roll counts from the other end of the ride (GEN-X1). */
export interface RideOffer {
  readonly type: "ride_offer";
  readonly seat: number;
  readonly space: string;
}

/** A player paid a ride: the next roll counts from its other end (GEN-X1). */
export interface RideTaken {
  readonly type: "ride_taken";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly space: string;
  readonly to: string;
}

/** Roll the dice and move (GEN-T1). */
export interface Roll {
  readonly type: "roll";
}

/** A player rolled for who begins (GEN-C4). */
export interface RolledForFirst {
  readonly type: "rolled_for_first";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly dice: readonly [number, number];
}

/** Something a debtor could sell to the Banca now. */
export interface SaleView {
  readonly type: "sale_view";
  readonly space: string;
  readonly what: "card" | "investment";
  readonly brings: number;
}

/** Sell a bare card to the Banca for half its price, when in debt (GEN-F1). */
export interface SellCard {
  readonly type: "sell_card";
  readonly space: string;
}

/** Sell the top cube of a land card to the Banca for half its cost, when in debt (GEN-F1). */
export interface SellInvestment {
  readonly type: "sell_investment";
  readonly space: string;
}

/** Investments or sales one after the other, all or none: two cubes on each card of a colour, a basket. */
export interface Several {
  readonly type: "several";
  readonly actions: readonly (Invest | SellCard | SellInvestment)[];
}

/** Which values of a row the rulebook prints, and which are reconstructed. */
export interface Source {
  readonly name?: "reconstruction" | "rulebook" | null;
  readonly numbers?: "reconstruction" | "rulebook" | null;
  readonly position?: "reconstruction" | "rulebook" | null;
  readonly quarter?: "reconstruction" | "rulebook" | null;
  readonly colour?: "reconstruction" | "rulebook" | null;
  readonly symbols?: "reconstruction" | "rulebook" | null;
}

/** A space of the board; for a terreno, attività or gradinata also the values on its card. */
export interface Space {
  readonly index: number;
  readonly key: string;
  readonly kind: "attivita" | "card" | "gradinata" | "special" | "terreno";
  readonly name: string;
  readonly quarter?: string;
  readonly colour?: string | null;
  readonly price?: number;
  readonly cost?: number;
  readonly rents?: readonly (number)[];
  readonly symbols?: readonly (string)[];
  readonly deck?: "bratta" | "speremmo" | null;
  readonly pays_collection?: number;
  readonly source?: Source;
}

/** A player bought the space they stand on (GEN-A1). */
export interface SpaceBought {
  readonly type: "space_bought";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly space: string;
  readonly price: number;
  readonly groups?: readonly (GroupChange)[];
}

/** A space with its owner and cubes; `rent` is what a visitor would pay now. */
export interface SpaceView {
  readonly type: "space_view";
  readonly key: string;
  readonly kind: "attivita" | "card" | "gradinata" | "special" | "terreno";
  readonly name: string;
  readonly quarter: string;
  readonly colour: string | null;
  readonly paint: string | null;
  readonly price: number;
  readonly cost: number;
  readonly rents: readonly (number)[];
  readonly symbols: readonly (string)[];
  readonly deck: "bratta" | "speremmo" | null;
  readonly pays_collection: number;
  readonly ride_to: string | null;
  readonly fare: number;
  readonly owner: number | null;
  readonly cubes: number;
  readonly rent: number;
  readonly whole: boolean;
  readonly worth: number;
  readonly completes: readonly (number)[];
}

/** Ask to be asked no more in this match, about a card or by a player; or lift that again (GEN-S5). */
export interface StopAsking {
  readonly type: "stop_asking";
  readonly card?: string | null;
  readonly partner?: number | null;
  readonly lift?: boolean;
}

/** Pay the fare, so that the next roll counts from the other end of the ride (GEN-X1). */
export interface TakeRide {
  readonly type: "take_ride";
}

/** A part of a number: its kind, its amount (negative if it is taken away), and values for its text. */
export interface Term {
  readonly kind: string;
  readonly amount: number;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A third double in a row: the pawn goes to the villa, and the turn ends (GEN-T2). */
export interface ThirdDoubleRolled {
  readonly type: "third_double_rolled";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
}

/** The clock ran out: after this round the final one follows (GEN-E1, GEN-E4). */
export interface TimeRanOut {
  readonly type: "time_ran_out";
  readonly derivations?: readonly (Derivation)[];
  readonly round: number;
}

/** The time of a short or long match is up; played by the table's clock (GEN-E1, GEN-E4). */
export interface TimeUp {
  readonly type: "time_up";
}

/** Whether `seat` accepts what `by` would give and take (GEN-S1). */
export interface Trade {
  readonly type: "trade";
  readonly seat: number;
  readonly by: number;
  readonly offer: number;
  readonly give: readonly (string)[];
  readonly take: readonly (string)[];
  readonly give_money: number;
  readonly take_money: number;
  readonly counters: number;
}

/** An offer was turned down, perhaps with a reason: see `DeclineTrade` for its fields. */
export interface TradeDeclined {
  readonly type: "trade_declined";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly partner: number;
  readonly offer: number;
  readonly why?: "asked-before" | "breaks-mine" | "completes-yours" | "helps-you-more" | "need-cash" | "no-use" | "not-for-sale" | "too-dear" | "too-little";
  readonly group?: string;
  readonly card?: string;
  readonly amount?: number;
}

/** An offer was accepted: the cards change hands (GEN-S1). */
export interface TradeMade {
  readonly type: "trade_made";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly partner: number;
  readonly offer: number;
  readonly give: readonly (string)[];
  readonly take: readonly (string)[];
  readonly give_money: number;
  readonly take_money: number;
  readonly groups?: readonly (GroupChange)[];
}

/** An offer was made, or answered with another one: what `seat` would give and take (GEN-S1). */
export interface TradeProposed {
  readonly type: "trade_proposed";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly partner: number;
  readonly offer: number;
  readonly counter: number;
  readonly give: readonly (string)[];
  readonly take: readonly (string)[];
  readonly give_money: number;
  readonly take_money: number;
}

/** A turn, at the bottom of the stack: when on top, the player may invest, trade, roll or end it. */
export interface Turn {
  readonly type: "turn";
  readonly seat: number;
  readonly doubles: number;
  readonly roll_due: boolean;
  readonly over: boolean;
}

/** A player's turn began. */
export interface TurnBegan {
  readonly type: "turn_began";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly round: number;
}

/** Everything that seats and spectators see. */
export interface View {
  readonly type: "view";
  readonly seats: number;
  readonly length: string;
  readonly limit: number | null;
  readonly round: number;
  readonly final: boolean;
  readonly time_up: boolean;
  readonly first: number;
  readonly turn: number | null;
  readonly spaces: readonly (SpaceView)[];
  readonly players: readonly (PlayerView)[];
  readonly passing_pays: number;
  readonly collection: number;
  readonly collection_space: string;
  readonly cubes_left: number;
  readonly decks: readonly (DeckView)[];
  readonly decisions: readonly (Turn | Purchase | RideOffer | Destination | Reading | CardRest | Levy | Debt | Auction | Trade | EndVote)[];
  readonly debt: DebtView | null;
  readonly trade: readonly (GroupChange)[];
  readonly proposals_left: number;
  readonly auctions_left: number;
  readonly invested: readonly (string)[];
  readonly out: readonly (number)[];
  readonly ending: string | null;
  readonly marks: readonly (CardMark)[];
  readonly quiet: readonly (Quiet)[];
}

/** A player's wealth at the end (GEN-E1). */
export interface WealthCounted {
  readonly type: "wealth_counted";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly cash: number;
  readonly cards: number;
  readonly investments: number;
  readonly total: number;
}

/** A player left the game; the Banca takes their property and pays their debts (GEN-F2). */
export interface WentBankrupt {
  readonly type: "went_bankrupt";
  readonly derivations?: readonly (Derivation)[];
  readonly seat: number;
  readonly owed: number;
  readonly cash: number;
  readonly cards: readonly (string)[];
}

import type { OneOf, SomeOf, Whole } from "./server";

type Among<Bound, Value> = Omit<Bound, "values"> & { readonly values: readonly Value[] };
/** The open-ended actions, with the bounds of their fields. */
export type Offer =
  | { readonly type: "offer"; readonly action: "bid"; readonly rule: string; readonly bounds: { readonly amount: Whole } }
  | { readonly type: "offer"; readonly action: "auction_card"; readonly rule: string; readonly bounds: { readonly card: Among<OneOf, Exclude<AuctionCard["card"], undefined>>; readonly minimum: Whole } }
  | { readonly type: "offer"; readonly action: "propose_trade"; readonly rule: string; readonly bounds: { readonly partner: Among<OneOf, Exclude<ProposeTrade["partner"], undefined>>; readonly give: Among<SomeOf, Exclude<ProposeTrade["give"], undefined>[number]>; readonly take: Among<SomeOf, Exclude<ProposeTrade["take"], undefined>[number]>; readonly give_money: Whole; readonly take_money: Whole } }
  | { readonly type: "offer"; readonly action: "counter_trade"; readonly rule: string; readonly bounds: { readonly offer: Among<OneOf, Exclude<CounterTrade["offer"], undefined>>; readonly give: Among<SomeOf, Exclude<CounterTrade["give"], undefined>[number]>; readonly take: Among<SomeOf, Exclude<CounterTrade["take"], undefined>[number]>; readonly give_money: Whole; readonly take_money: Whole } };

export const SEAT_FIELDS: Record<string, readonly string[]> = {
  asking_stopped: ["seat","partner"],
  auction_failed: ["seller"],
  auction_opened: ["seller"],
  auction_won: ["seat","seller"],
  bid_made: ["seat"],
  card_kept: ["seat"],
  card_played: ["seat"],
  card_read: ["seat","player"],
  card_sold: ["seat"],
  card_turned: ["seat"],
  cards_marked: ["seat"],
  debt_incurred: ["seat"],
  debt_spared: ["seat"],
  dice_rolled: ["seat"],
  dropped_out: ["seat"],
  end_agreed: ["seat"],
  end_proposed: ["seat"],
  end_refused: ["seat"],
  invested: ["seat"],
  investment_sold: ["seat"],
  land_dealt: ["seat"],
  match_ended: ["winners"],
  paid: ["payer","payee"],
  pawn_moved: ["seat"],
  payment_demanded: ["seat"],
  propose_trade: ["partner"],
  purchase_declined: ["seat"],
  ride_declined: ["seat"],
  ride_lost: ["seat"],
  ride_taken: ["seat"],
  rolled_for_first: ["seat"],
  space_bought: ["seat"],
  stop_asking: ["partner"],
  third_double_rolled: ["seat"],
  trade_declined: ["seat","partner"],
  trade_made: ["seat","partner"],
  trade_proposed: ["seat","partner"],
  turn_began: ["seat"],
  wealth_counted: ["seat"],
  went_bankrupt: ["seat"],
};

/** The rules of the game. */
export type Rule =
  | "GEN-C1"
  | "GEN-C2"
  | "GEN-C3"
  | "GEN-C4"
  | "GEN-C5"
  | "GEN-T1"
  | "GEN-T2"
  | "GEN-T3"
  | "GEN-T4"
  | "GEN-A1"
  | "GEN-A2"
  | "GEN-B1"
  | "GEN-K1"
  | "GEN-K2"
  | "GEN-X1"
  | "GEN-X2"
  | "GEN-X3"
  | "GEN-X4"
  | "GEN-I1"
  | "GEN-I2"
  | "GEN-I3"
  | "GEN-S1"
  | "GEN-S2"
  | "GEN-S3"
  | "GEN-S4"
  | "GEN-S5"
  | "GEN-F0"
  | "GEN-F1"
  | "GEN-F2"
  | "GEN-F3"
  | "GEN-E1"
  | "GEN-E2"
  | "GEN-E3"
  | "GEN-E4"
  | "GEN-V1";

/** The rule behind each kind of event; where it depends on a field of the event, by its values. */
export const EVENT_RULES = {
  asking_stopped: "GEN-S5",
  auction_failed: "GEN-A2",
  auction_opened: "GEN-A2",
  auction_won: "GEN-A2",
  bid_made: "GEN-A2",
  card_kept: "GEN-K1",
  card_played: "GEN-K1",
  card_read: "GEN-F2",
  card_sold: "GEN-F1",
  card_turned: "GEN-K1",
  cards_marked: "GEN-S5",
  debt_incurred: "GEN-F0",
  debt_spared: "GEN-K1",
  dice_rolled: "GEN-T1",
  dropped_out: "GEN-A2",
  end_agreed: "GEN-E2",
  end_proposed: "GEN-E2",
  end_refused: "GEN-E2",
  final_round_began: "GEN-E1",
  invested: "GEN-B1",
  investment_sold: "GEN-F1",
  land_dealt: "GEN-C3",
  match_ended: {"field":"reason","rules":{"last-one-left":"GEN-E2","time-up":"GEN-E1","rounds-played":"GEN-E3","agreed":"GEN-E2"}},
  paid: {"field":"reason","rules":{"start":"GEN-C3","passing":"GEN-T3","purchase":"GEN-A1","auction":"GEN-A2","auction_sale":"GEN-S2","rent":"GEN-B1","donation":"GEN-X2","collection":"GEN-X3","fare":"GEN-X1","investment":"GEN-I1","trade":"GEN-S1","card":"GEN-K1","card_players":"GEN-K1","card_collection":"GEN-K1","sale":"GEN-F1","investment_sale":"GEN-F1","bankruptcy":"GEN-F2","covered":"GEN-F2"}},
  pawn_moved: {"field":"way","rules":{"dice":"GEN-T1","card":"GEN-K1","third_double":"GEN-T2"}},
  payment_demanded: "GEN-K1",
  purchase_declined: "GEN-A1",
  ride_declined: "GEN-X1",
  ride_lost: "GEN-X1",
  ride_taken: "GEN-X1",
  rolled_for_first: "GEN-C4",
  space_bought: "GEN-A1",
  third_double_rolled: "GEN-T2",
  time_ran_out: "GEN-E1",
  trade_declined: "GEN-S1",
  trade_made: "GEN-S1",
  trade_proposed: "GEN-S1",
  turn_began: "GEN-T1",
  wealth_counted: "GEN-E1",
  went_bankrupt: "GEN-F2",
} as const satisfies {
  readonly [E in Event["type"]]:
    | string
    | { readonly field: string; readonly rules: Readonly<Record<string, string>> };
};

/** The rule behind each option. */
export const OPTION_RULES = {"length":"GEN-C5","cap":"GEN-E3","wealth":"GEN-E1","proposals":"GEN-S1","first":"GEN-C4","blank_bratta":"GEN-V1"} as const;

export const FEWEST_SPACES = 28 as const;
export const MOST_SPACES = 60 as const;
export const KINDS = ["terreno","attivita","gradinata","card","special"] as const;
export const SPACE_FIELDS = {"terreno":["price","cost","rents","colour"],"attivita":["price","rents"],"gradinata":["price","rents"],"card":["deck"],"special":["pays_collection"]} as const;
export const LEVELS = ["casa","cantina","terrazzo","box","vista_mare"] as const;
export const DECKS = ["speremmo","bratta"] as const;
export const SPARED = ["rent","collection","fare"] as const;
export const SIDES = ["banca","each_player","collection"] as const;
