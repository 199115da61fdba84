// Written by scripts/write_types.py from the Python types that go over the wire. Do not edit.

/** An action with nothing to choose about it. */
export interface AcceptChoice {
  do: 'accept';
}

/** Take the offer and give the animal. */
export interface AcceptMove {
  do: 'accept';
}

/** An answer to `question`; a late one is refused as `too_late` and never taken for an answer to the next. */
export interface Act {
  type: 'act';
  id: string;
  question: number;
  action: AuctionMove | BidMove | PassMove | SellMove | PreemptMove | PayMove | LetStandMove | BuyBackMove | TradeMove | AcceptMove | CounterMove | OfferMove | ClaimDoveMove;
}

/** What a good bot would do, and why. */
export interface Advice {
  type: 'advice';
  id: string;
  question: number;
  action: unknown;
  why: unknown;
  sentence: string;
}

/** R7 the opening deal: `animals[i]` went to `seats[i]`. */
export interface AnimalsDealt {
  type: 'animals_dealt';
  seats: number[];
  animals: number[];
}

/** The host changes the arrangement before the game begins; people keep their seats. */
export interface Arrange {
  type: 'arrange';
  id: string;
  terms: Arrangement;
}

/** Everything the host chooses; whatever is left out is as most tables want it. */
export interface Arrangement {
  edition: string;
  variants: string[];
  house_rules: Record<string, boolean | number | string | number[] | Record<string, number>>;
  seats: (string | null)[];
  first: number | null;
  hammer: 'calm' | 'fast' | 'none' | 'normal' | 'relaxed';
  thinking: 'fast' | 'none' | 'normal' | 'relaxed';
  public: boolean;
  spectators: boolean;
  liveliness: 'calm' | 'instant' | 'lively';
  banter: boolean;
}

/** An action with nothing to choose about it. */
export interface AuctionChoice {
  do: 'auction';
}

/** Open an auction. */
export interface AuctionMove {
  do: 'auction';
}

/** The auctioneer opened an auction. */
export interface AuctionOpened {
  type: 'auction_opened';
  auctioneer: number;
}

/** Any multiple of ten from `minimum` to `maximum`; beyond `affordable` it is a bluff. */
export interface BidChoice {
  do: 'bid';
  minimum: number;
  maximum: number;
  affordable: number;
}

/** Somebody bid this much. */
export interface BidMade {
  type: 'bid_made';
  seat: number;
  amount: number;
}

export interface BidMove {
  do: 'bid';
  amount: number;
}

export interface BotShown {
  name: string;
  sentence: string;
}

/** The bidder has their notes back, and the price once more. */
export interface BoughtBack {
  type: 'bought_back';
  seller: number;
  bidder: number;
  price: number;
  count: number;
  notes: number[] | null;
  moved: NotesMoved[];
}

/** A price to be paid from `purse`; `freely`: with any notes that cover it. */
export interface BuyBackChoice {
  do: 'buy_back';
  price: number;
  purse: number[];
  freely: boolean;
  ceilings: number[];
  ways: number[][];
}

export interface BuyBackMove {
  do: 'buy_back';
  notes: (0 | 10 | 50 | 100 | 200 | 500)[];
}

export interface Chapter {
  number: number;
  title: string;
  rules: Rule[];
}

export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

export interface ChatSoFar {
  type: 'chat_so_far';
  lines: Said[];
}

/** An action with nothing to choose about it. */
export interface ClaimDoveChoice {
  do: 'claim_dove';
}

/** Claim the dove, now or never. */
export interface ClaimDoveMove {
  do: 'claim_dove';
}

/** The clock alone: a call was made, somebody is out of the lot, a pause began or ended. */
export interface ClockMoved {
  type: 'clock';
  version: number;
  question: number;
  now: number;
  clock: ClockShown;
}

/** Every deadline there is. */
export interface ClockShown {
  paused: boolean;
  calls: number;
  next_call: number | null;
  hammer: number | null;
  out: number[];
  thinking: number[];
  decide_by: number | null;
}

/** How a hammer counts, in seconds: after a bid, and from call to call. */
export interface Counted {
  quiet: number;
  gap: number;
}

/** Notes to be laid face down from `purse`, at least `least` of them. */
export interface CounterChoice {
  do: 'counter';
  purse: number[];
  least: number;
}

/** The target laid notes against the offer. */
export interface CounterLaid {
  type: 'counter_laid';
  target: number;
  count: number;
  notes: number[] | null;
}

export interface CounterMove {
  do: 'counter';
  notes: (0 | 10 | 50 | 100 | 200 | 500)[];
}

/** Open a table, sit at its first open seat and be its host. */
export interface CreateTable {
  type: 'create_table';
  id: string;
  terms?: Arrangement;
  start?: boolean;
}

/** R4.7 the bidder could not pay, shows everything, and the lot is auctioned again. */
export interface Defaulted {
  type: 'defaulted';
  seat: number;
  price: number;
  notes: number[];
}

/** What may be said: numbers within bounds, one of `values`, yes or no, at most `most` notes or notes of a kind. */
export interface Domain {
  kind: 'box' | 'choice' | 'flag' | 'notes' | 'number';
  least: number;
  most: number;
  step: number;
  values: string[];
}

/** The command was carried out (perhaps when it was first said). */
export interface Done {
  type: 'done';
  id: string;
  version: number | null;
}

/** Everybody got this note; `number` is which donkey it was, from 1. */
export interface DonkeyPaid {
  type: 'donkey_paid';
  note: number;
  number: number;
  moved: NotesMoved[];
}

/** Somebody has the dove now. */
export interface DoveClaimed {
  type: 'dove_claimed';
  seat: number;
}

/** This seat may claim the dove, now or never. */
export interface DoveOffered {
  type: 'dove_offered';
  seat: number;
}

/** Every quantity and every named choice in which two rulebooks can differ. */
export interface Edition {
  name: string;
  family_size: number;
  money_box: Record<string, number>;
  start_notes: number[];
  opening_deal: number;
  after_trade: 'auction' | 'next-player';
  lot_size: number;
  donkey_payments: number[];
  bids: 'bluff-allowed' | 'must-afford';
  bids_each: 'many' | 'one';
  own_raise: 'allowed' | 'forbidden';
  bid_step: number;
  hammer: 'auctioneer' | 'leader';
  preemption: 'double' | 'match' | 'none';
  payment: 'exact-if-possible' | 'free';
  empty_offers: 'allowed' | 'only-when-broke';
  counter: 'obligatory' | 'optional';
  trade_money: 'swap' | 'winner-pays';
  trade_reveal: 'all' | 'traders';
  tie: 'again' | 'again-counter' | 'challenger';
  dove: boolean;
  multiplier: 'families' | 'none';
  tie_break: 'money' | 'none';
}

/** All that a host can choose from. */
export interface Editions {
  editions: Edition[];
  variants: Record<string, unknown>;
  house_rules: Record<string, Domain>;
  players: number[];
  hammers: Record<string, Counted>;
  thinking: Record<string, number>;
}

/** Somebody has all animals of a family. */
export interface FamilyCompleted {
  type: 'family_completed';
  seat: number;
  animal: number;
}

/** How the points of one seat come about: `values` of the `families`, their `sum`, times `factor`, and the dove. */
export interface FinalCount {
  families: number[];
  values: number[];
  sum: number;
  factor: number;
  dove: number;
  total: number;
}

/** The end: the game as a record, with the seal opened. */
export interface Finished {
  type: 'finished';
  game: string;
  record: string;
  seal: Seal;
  scores: number[];
  winners: number[];
  counts: FinalCount[];
}

/** List the public tables, now and whenever they change; `follow: false` ends it. */
export interface FollowLobby {
  type: 'follow_lobby';
  id: string;
  follow?: boolean;
}

/** The host frees a seat of its bot or its person before the game begins. */
export interface FreeSeat {
  type: 'free_seat';
  id: string;
  seat: number;
}

/** The game is over: the points, who won, how the points came about, and why it ended. */
export interface GameEnded {
  type: 'game_ended';
  scores: number[];
  winners: number[];
  counts: FinalCount[];
  why: 'circles' | 'complete' | 'standstill';
}

/** A finished game in the archive; its record is kept beside it. */
export interface GameRow {
  id: string;
  edition: string;
  finished: number;
  players: Seated[];
}

/** The latest first. */
export interface GamesFound {
  games: GameRow[];
}

/** You are at no table any more. */
export interface Gone {
  type: 'gone';
  code: string;
  reason: 'elsewhere' | 'left' | 'removed';
  next: string | null;
}

/** The bidding is over. */
export interface HammerFell {
  type: 'hammer_fell';
  leader: number | null;
  price: number;
}

/** The first message of every connection. Without a token a new player is made, who needs a name. */
export interface Hello {
  type: 'hello';
  protocol?: number;
  token?: string | null;
  name?: string | null;
  table?: string | null;
  seen?: number;
}

/** Ask what a good bot would do on this seat. */
export interface Hint {
  type: 'hint';
  id: string;
  question: number;
}

/** The host lets somebody sit down again who was taken from a seat: by the name they had there. */
export interface Invite {
  type: 'invite';
  id: string;
  name: string;
}

/** Come to a table: to one's own seat if there is one, otherwise to look on and perhaps sit down. */
export interface Join {
  type: 'join';
  id: string;
  code: string;
  sit?: boolean;
  seen?: number;
}

/** Go away from the table; during a game a bot takes the seat over after a countdown. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** An action with nothing to choose about it. */
export interface LetStandChoice {
  do: 'let_stand';
}

/** Let the sale stand. */
export interface LetStandMove {
  do: 'let_stand';
}

/** The public tables, the ones with a free seat first. */
export interface LobbyShown {
  type: 'lobby';
  tables: PublicTable[];
  now: number;
}

/** These animals came under the hammer. */
export interface LotTurnedUp {
  type: 'lot_turned_up';
  animals: number[];
}

/** The lot went to this seat; `free` when nobody paid for it. */
export interface LotWon {
  type: 'lot_won';
  seat: number;
  animals: number[];
  free: boolean;
}

/** The server goes away for a moment: connect again after `wait`. */
export interface Moved {
  type: 'moved';
  wait: number;
}

/** Notes that changed hands, or went back to whoever had laid them; how many is for all to count (D3). */
export interface NotesMoved {
  giver: number | null;
  receiver: number;
  count: number;
  notes: number[] | null;
}

/** The target took the notes and gave the animals. */
export interface OfferAccepted {
  type: 'offer_accepted';
  challenger: number;
  target: number;
  animal: number;
  stake: number;
  count: number;
  notes: number[] | null;
  moved: NotesMoved[];
}

/** Notes to be laid face down from `purse`, at least `least` of them. */
export interface OfferChoice {
  do: 'offer';
  purse: number[];
  least: number;
}

/** The second offer after a tie. */
export interface OfferMove {
  do: 'offer';
  notes: (0 | 10 | 50 | 100 | 200 | 500)[];
}

/** After a tie the challenger laid notes anew. */
export interface OfferRenewed {
  type: 'offer_renewed';
  challenger: number;
  target: number;
  count: number;
  notes: number[] | null;
}

/** All that a seat is asked to choose from; no choices when it is asked nothing. */
export interface OpenOptions {
  seat: number;
  choices: (AuctionChoice | PassChoice | SellChoice | PreemptChoice | LetStandChoice | AcceptChoice | ClaimDoveChoice | BidChoice | PayChoice | BuyBackChoice | CounterChoice | OfferChoice | TradeChoice)[];
  own_raise: BidChoice | null;
}

/** Pass now and at every later price of this lot. */
export interface OutOfLot {
  type: 'out_of_lot';
  id: string;
  question: number;
}

/** An action with nothing to choose about it. */
export interface PassChoice {
  do: 'pass';
}

/** Nothing more at this price. */
export interface PassMove {
  do: 'pass';
}

/** Somebody bids no more for this lot. */
export interface Passed {
  type: 'passed';
  seat: number;
}

/** Wish for a pause, or for its end; it comes when everybody present wishes the same. */
export interface Pause {
  type: 'pause';
  id: string;
  wish?: boolean;
}

/** A price to be paid from `purse`; `freely`: with any notes that cover it. */
export interface PayChoice {
  do: 'pay';
  price: number;
  purse: number[];
  freely: boolean;
  ceilings: number[];
  ways: number[][];
}

export interface PayMove {
  do: 'pay';
  notes: (0 | 10 | 50 | 100 | 200 | 500)[];
}

export interface Ping {
  type: 'ping';
  number: number;
  round_trip: number | null;
  now: number;
}

/** The answer to `ping`, with its number: how the server measures the round trip. */
export interface Pong {
  type: 'pong';
  number: number;
}

/** D21 this turn begins with a position that was there before; at the third time the game is over. */
export interface PositionReturned {
  type: 'position_returned';
  seat: number;
}

/** An action with nothing to choose about it. */
export interface PreemptChoice {
  do: 'preempt';
}

/** Keep the lot and pay the bidder. */
export interface PreemptMove {
  do: 'preempt';
}

/** The auctioneer keeps the lot and pays. */
export interface Preempted {
  type: 'preempted';
  auctioneer: number;
  bidder: number;
  price: number;
}

/** Who came, went, or wishes for something: the seats as they are now. */
export interface Presence {
  type: 'presence';
  seats: SeatShown[];
  spectators: number;
  now: number;
}

/** The hammer-holder wants the next call as soon as fairness allows. */
export interface PressHammer {
  type: 'press_hammer';
  id: string;
  question: number;
}

/** D13 price and number of notes are public; which notes, only payer and payee know. */
export interface PricePaid {
  type: 'price_paid';
  payer: number;
  payee: number;
  price: number;
  count: number;
  notes: number[] | null;
  moved: NotesMoved[];
}

/** One line of the lobby. */
export interface PublicTable {
  code: string;
  host: string;
  edition: string;
  variants: string[];
  house_rules: number;
  hammer: string;
  thinking: string;
  seats: SeatShown[];
  status: 'finished' | 'gathering' | 'paused' | 'playing';
  spectators: number;
  spectators_welcome: boolean;
}

export interface QuickPhrase {
  type: 'quick_phrase';
  id: string;
  phrase: 'a_bargain' | 'good_game' | 'good_luck' | 'hello' | 'hurry_up' | 'i_collect_these' | 'i_knew_it' | 'i_need_money' | 'lucky_me' | 'my_family' | 'my_poor_purse' | 'now_it_gets_good' | 'one_moment' | 'ouch' | 'thanks' | 'the_donkey' | 'too_dear' | 'well_played' | 'what_a_beauty' | 'what_a_price' | 'who_gives_more' | 'you_bluff';
}

/** The command was not carried out. */
export interface Refused {
  type: 'refused';
  id: string | null;
  reason: string;
  sentence: string;
  case: Record<string, string | number>;
}

/** After the end: the same people and bots, a new table. */
export interface Rematch {
  type: 'rematch';
  id: string;
}

export interface Rename {
  type: 'rename';
  id: string;
  name: string;
}

export interface Replay {
  edition: Edition;
  players: string[];
  first: number;
  tags: unknown;
  steps: ReplayStep[];
  chances: number[][] | null;
}

/** The position after one line of the record; the first is the position before anything happened. */
export interface ReplayStep {
  line: number;
  action: unknown | null;
  events: (BidMade | Passed | HammerFell | LotWon | TurnBegan | AuctionOpened | LotTurnedUp | Sold | AnimalsDealt | TurnSkipped | DonkeyPaid | Preempted | Defaulted | SaleStood | FamilyCompleted | DoveOffered | DoveClaimed | GameEnded | PositionReturned | PricePaid | BoughtBack | TradeOpened | OfferRenewed | OfferAccepted | CounterLaid | TradeTied | TradeDecided)[];
  view: View;
  purses: number[][] | null;
}

/** One numbered paragraph: what holds, the decisions behind it, perhaps an example. */
export interface Rule {
  number: string;
  text: string;
  cites: string[];
  example: string;
  changed: boolean;
}

export interface Rulebook {
  language: string;
  edition: string;
  title: string;
  aim: string;
  box: string;
  source: string;
  legend: string;
  chapters: Chapter[];
}

/** A line of chat, or a quick phrase for the client to translate. */
export interface Said {
  type: 'said';
  name: string;
  seat: number | null;
  text: string | null;
  phrase: 'a_bargain' | 'good_game' | 'good_luck' | 'hello' | 'hurry_up' | 'i_collect_these' | 'i_knew_it' | 'i_need_money' | 'lucky_me' | 'my_family' | 'my_poor_purse' | 'now_it_gets_good' | 'one_moment' | 'ouch' | 'thanks' | 'the_donkey' | 'too_dear' | 'well_played' | 'what_a_beauty' | 'what_a_price' | 'who_gives_more' | 'you_bluff' | null;
  at: number;
}

/** The seller kept to the sale. */
export interface SaleStood {
  type: 'sale_stood';
  seller: number;
  bidder: number;
}

/** The sealed shuffle, opened. */
export interface Seal {
  commitment: string;
  nonce: string;
  order: string[];
}

/** A table where this player has a seat. */
export interface SeatAt {
  code: string;
  seat: number;
  status: 'finished' | 'gathering' | 'paused' | 'playing';
  edition: string;
}

/** The host gives a free seat to a bot, or another bot to a bot's seat. */
export interface SeatBot {
  type: 'seat_bot';
  id: string;
  seat: number;
  bot: string;
}

/** One place at the table, as everybody sees it. */
export interface SeatShown {
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  bot: string | null;
  present: boolean;
  standing_in: boolean;
  bot_at: number | null;
  wishes_pause: boolean;
  timed_out: boolean;
  voters: number[];
}

/** A player of a finished game: a person with an id, or a bot. */
export interface Seated {
  name: string;
  player: string | null;
  bot: string | null;
  score: number;
  won: boolean;
}

/** An action with nothing to choose about it. */
export interface SellChoice {
  do: 'sell';
}

/** Take the money. */
export interface SellMove {
  do: 'sell';
}

/** Take a free seat, or another one, before the game begins; during it, a bot's. */
export interface Sit {
  type: 'sit';
  id: string;
  seat?: number | null;
}

/** The auctioneer takes the money. */
export interface Sold {
  type: 'sold';
  auctioneer: number;
  bidder: number;
  price: number;
}

/** Somebody who can be challenged, the animal, and how many of it are at stake. */
export interface Stake {
  target: number;
  animal: number;
  number: number;
}

/** Give the seat up before the game begins, and look on. */
export interface Stand {
  type: 'stand';
  id: string;
}

/** The host starts the game; open seats are taken away, or given to bots. */
export interface Start {
  type: 'start';
  id: string;
  fill_with_bots?: boolean;
}

/** Everything that happened after version `since`, as far as this guest may know it. */
export interface Story {
  type: 'story';
  id: string;
  since?: number;
}

/** What happened between two versions, as far as this guest may know it: on coming to a table, or asked for. */
export interface StoryTold {
  type: 'story';
  since: number;
  version: number;
  events: (BidMade | Passed | HammerFell | LotWon | TurnBegan | AuctionOpened | LotTurnedUp | Sold | AnimalsDealt | TurnSkipped | DonkeyPaid | Preempted | Defaulted | SaleStood | FamilyCompleted | DoveOffered | DoveClaimed | GameEnded | PositionReturned | PricePaid | BoughtBack | TradeOpened | OfferRenewed | OfferAccepted | CounterLaid | TradeTied | TradeDecided)[];
}

/** The table around the game: whenever it changes, whole. */
export interface TableShown {
  type: 'table';
  code: string;
  status: 'finished' | 'gathering' | 'paused' | 'playing';
  terms: Arrangement;
  edition: Edition;
  seats: SeatShown[];
  host: number | null;
  hosting: boolean;
  you: number | null;
  spectators: number;
  commitment: string | null;
  trouble: string | null;
  next: string | null;
  now: number;
  removed: string[];
}

/** Have one's seat back from the bot that stands in. */
export interface TakeBack {
  type: 'take_back';
  id: string;
}

/** A trade: one of the stakes, and notes laid face down from `purse`, at least `least` of them. */
export interface TradeChoice {
  do: 'trade';
  stakes: Stake[];
  purse: number[];
  least: number;
}

/** Both piles are counted; whether they were equal is the traders' secret unless they lie open. */
export interface TradeDecided {
  type: 'trade_decided';
  challenger: number;
  target: number;
  winner: number;
  animal: number;
  stake: number;
  offer: number[] | null;
  counter: number[] | null;
  open: boolean;
  moved: NotesMoved[];
}

/** Challenge another seat for an animal, with notes face down. */
export interface TradeMove {
  do: 'trade';
  target: number;
  animal: 'cat' | 'cow' | 'dog' | 'donkey' | 'goat' | 'goose' | 'horse' | 'pig' | 'rooster' | 'sheep';
  notes: (0 | 10 | 50 | 100 | 200 | 500)[];
}

/** Somebody laid notes face down for animals of another. */
export interface TradeOpened {
  type: 'trade_opened';
  challenger: number;
  target: number;
  animal: number;
  stake: number;
  count: number;
  notes: number[] | null;
}

/** Equal piles, and a second round; `open`: turned up for all to see. */
export interface TradeTied {
  type: 'trade_tied';
  challenger: number;
  target: number;
  offer: number[] | null;
  counter: number[] | null;
  open: boolean;
  moved: NotesMoved[];
}

/** It is this seat's turn. */
export interface TurnBegan {
  type: 'turn_began';
  seat: number;
}

/** This seat can do nothing and was passed over. */
export interface TurnSkipped {
  type: 'turn_skipped';
  seat: number;
}

/** The whole position as this guest may know it, after the log's entry `version`. */
export interface Update {
  type: 'update';
  version: number;
  since: number;
  question: number;
  now: number;
  done: string | null;
  clock: ClockShown;
  options: OpenOptions | null;
  events: (BidMade | Passed | HammerFell | LotWon | TurnBegan | AuctionOpened | LotTurnedUp | Sold | AnimalsDealt | TurnSkipped | DonkeyPaid | Preempted | Defaulted | SaleStood | FamilyCompleted | DoveOffered | DoveClaimed | GameEnded | PositionReturned | PricePaid | BoughtBack | TradeOpened | OfferRenewed | OfferAccepted | CounterLaid | TradeTied | TradeDecided)[];
  view: View;
}

/** The whole table as one viewer may know it; `viewer` is None for a spectator. */
export interface View {
  viewer: number | null;
  players: number;
  phase: string;
  to_act: number[];
  active: number;
  must_auction: boolean;
  standstill: number;
  returns: number;
  pile: number[];
  donkeys: number;
  money_in_play: number;
  herds: number[][];
  hand_sizes: number[];
  purse: number[] | null;
  shown: (number[] | null)[];
  lot: number[];
  high_bid: number;
  leader: number | null;
  passed: boolean[];
  has_bid: boolean[];
  debtor: number | null;
  paid_size: number;
  paid: number[] | null;
  target: number | null;
  animal: number | null;
  stake: number;
  round: number;
  offer_size: number;
  offer: number[] | null;
  dove: number | null;
  dove_claims: number[];
  scores: number[];
  winners: number[];
  ended: 'circles' | 'complete' | 'standstill' | null;
}

/** Wish that a seat for which a bot stands in be the bot's for good; so it is once all others here wish it. */
export interface VoteOut {
  type: 'vote_out';
  id: string;
  seat: number;
  wish?: boolean;
}

/** The answer to `hello`. */
export interface Welcome {
  type: 'welcome';
  player: string;
  name: string;
  token: string | null;
  seats: SeatAt[];
  now: number;
  server: string;
}

/** Where other computers find this server, if they can. */
export interface Whereabouts {
  address: string | null;
}

export type Move = AuctionMove | BidMove | PassMove | SellMove | PreemptMove | PayMove | LetStandMove | BuyBackMove | TradeMove | AcceptMove | CounterMove | OfferMove | ClaimDoveMove;

export type Position = View;

export type GameEvent = BidMade | Passed | HammerFell | LotWon | TurnBegan | AuctionOpened | LotTurnedUp | Sold | AnimalsDealt | TurnSkipped | DonkeyPaid | Preempted | Defaulted | SaleStood | FamilyCompleted | DoveOffered | DoveClaimed | GameEnded | PositionReturned | PricePaid | BoughtBack | TradeOpened | OfferRenewed | OfferAccepted | CounterLaid | TradeTied | TradeDecided;

export type Choice = AuctionChoice | PassChoice | SellChoice | PreemptChoice | LetStandChoice | AcceptChoice | ClaimDoveChoice | BidChoice | PayChoice | BuyBackChoice | CounterChoice | OfferChoice | TradeChoice;

export type Options = OpenOptions;

export type Phrase = 'a_bargain' | 'good_game' | 'good_luck' | 'hello' | 'hurry_up' | 'i_collect_these' | 'i_knew_it' | 'i_need_money' | 'lucky_me' | 'my_family' | 'my_poor_purse' | 'now_it_gets_good' | 'one_moment' | 'ouch' | 'thanks' | 'the_donkey' | 'too_dear' | 'well_played' | 'what_a_beauty' | 'what_a_price' | 'who_gives_more' | 'you_bluff';

export type Status = 'finished' | 'gathering' | 'paused' | 'playing';

export type ClientMessage = Hello | Rename | FollowLobby | CreateTable | Join | Sit | Stand | Arrange | SeatBot | FreeSeat | Start | Act | OutOfLot | PressHammer | Chat | QuickPhrase | Pause | VoteOut | Invite | Leave | TakeBack | Rematch | Story | Hint | Pong;

export type ServerMessage = Welcome | TableShown | Presence | Update | ClockMoved | StoryTold | Done | Refused | Said | ChatSoFar | LobbyShown | Finished | Gone | Advice | Ping | Moved;

export type Bots = BotShown[];
