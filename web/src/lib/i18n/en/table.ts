/** What the table says, in English. */
import type { AnimalName } from '$lib/cards';
import type { Standing } from '$lib/paying';
import type { Move, Phrase } from '$lib/protocol';
import { joined } from '../told/grammar';
import { capital, notes, of, some } from './grammar';

export const table = {
  table: {
    others: 'The other players',
    myPlace: 'Your place',
    myNotes: 'Your notes',
    seatOf: (name: string) => `${name}’s place`,
    herdOf: (name: string) => `${name}’s animals`,
    familyOf: (animal: AnimalName, value: number) => `Complete: the family of ${of(animal, 2)}, ${value}`,
    animalsOf: (animal: AnimalName, count: number, size: number) =>
      `${capital(of(animal, count))}: ${count} of ${size}`,
    noAnimals: 'no animals yet',
    notesInHand: (count: number) => `${notes(count)} in hand`,
    shownNotes: (name: string) => `${name} has shown everything`,
    leadsWith: (amount: number) => `leads with ${amount}`,
    passed: 'passes',
    out: 'out of this lot',
    challenged: 'is challenged',
    challenges: 'challenges',
    auctioneer: 'auctioneer',
    onTurn: 'their turn',
    hasDove: 'holds the dove, 500 points',
    away: 'Away; a bot takes over soon',
    botStandsIn: 'A bot stands in',
    timeLeft: 'Time left',
    secondsLeft: (seconds: number) => `${seconds} seconds left`,
    pile: 'pile',
    pileLeft: (count: number) => (count === 1 ? '1 animal left in the pile' : `${count} animals left in the pile`),
    calls: ['', 'Going once', 'Going twice'] as readonly string[],
    sold: 'Gone!',
    values: 'Values',
    valuesTip: 'What every family is worth, and what is still in the pile',
    family: 'Family',
    worth: 'Worth',
    inPile: 'In the pile',
    donkeys: 'Donkeys pay everybody',
    donkeyNumber: (number: number) => `Donkey ${number}`,
    rules: 'Rules',
    log: 'Log',
    logTip: 'What happened so far',
    chat: 'Chat',
    menu: 'Table menu',
    pause: 'Ask for a pause',
    resume: 'Ask to go on',
    unpause: 'Withdraw the wish',
    paused: 'The table is paused.',
    wishesPause: (names: string[]) => `${joined(names, 'and')} would like a pause.`,
    leave: 'Leave the table',
    leaveSure: 'Leave? A bot takes your seat until you are back.',
    stay: 'Stay',
    takeBack: 'Take my seat back',
    standingIn: 'A bot is playing for you.',
    watching: 'You are looking on.',
    hint: 'Hint',
    hintTip: 'What would a good bot do?',
    advice: (action: string) => `A good bot would ${action}`,
    advised: (move: Move, target: string): string => {
      switch (move.do) {
        case 'auction':
          return 'open an auction.';
        case 'bid':
          return `bid ${move.amount}.`;
        case 'pass':
          return 'pass.';
        case 'sell':
          return 'sell.';
        case 'preempt':
          return 'keep it.';
        case 'pay':
          return `pay with ${move.notes.join(', ')}.`;
        case 'let_stand':
          return 'let the sale stand.';
        case 'buy_back':
          return `buy back with ${move.notes.join(', ')}.`;
        case 'trade':
          return `trade with ${target} for the ${of(move.animal, 1)}, laying ${move.notes.join(', ') || 'nothing'}.`;
        case 'accept':
          return 'accept.';
        case 'counter':
          return `counter with ${move.notes.join(', ') || 'nothing'}.`;
        case 'offer':
          return `offer ${move.notes.join(', ') || 'nothing'}.`;
        case 'claim_dove':
          return 'take the dove.';
      }
    },
    elsewhere: 'This table has moved to another server.',
    here: 'Join it again',
    trouble: 'The server cannot store moves at the moment. Nothing is lost; the game goes on by itself.',
  },
  stage: {
    label: 'The middle of the table',
    lot: 'Under the hammer',
    noBid: 'no bid yet',
    stake: (animal: AnimalName, count: number) =>
      count === 1 ? `1 ${of(animal, 1)} at stake` : `${count} ${of(animal, count)} at stake`,
    secondRound: 'second round',
    noOffer: 'lays down nothing',
    offersAgain: 'offers once more',
    answers: 'answers',
    turn: (name: string) => `${name}: auction or trade?`,
    mustAuction: (name: string) => `${name} must now auction.`,
    turningUp: (name: string) => `${name} turns up the lot…`,
    dealing: 'Animals are being dealt.',
    deciding: (seller: string, bidder: string, price: number) =>
      `${bidder} bids ${price}. Does ${seller} sell, or keep it for that price?`,
    paying: (name: string, price: number) => `${name} pays ${price}.`,
    buyingBack: (name: string, price: number) =>
      `${name} was paid ${price}: let it stand, or buy back at double price?`,
    answering: (name: string) => `${name} looks at the face-down notes…`,
    offering: (name: string) => `A tie! ${name} offers once more.`,
    over: 'The game is over',
    standstill: (trades: number) =>
      `After ${trades} trades without a new family, the herds stand still and the game is over.`,
  },
  dock: {
    label: 'Your decision',
    yourTurn: 'Your turn',
    auction: 'Auction',
    auctionTip: 'Turn up animals and take bids (A)',
    orTrade: 'or trade for one of these:',
    mustTrade: 'The pile is empty: trade for one of these.',
    stake: (animal: AnimalName, count: number, name: string) =>
      `${count > 1 ? `${count} ` : ''}${capital(of(animal, count))} · ${name}`,
    tradeFor: (animal: AnimalName, count: number, name: string) => `Trade with ${name} for ${some(animal, count)}`,
    offerFor: (animal: AnimalName, count: number, name: string) => `Your offer to ${name} for ${some(animal, count)}`,
    offerAgain: (name: string) => `A tie. Your new offer to ${name}`,
    layOffer: 'Lay face down',
    layCounter: 'Lay the counter-offer',
    tray: 'Tap notes to lay them face down; zeros count as notes.',
    payTray: 'Tap notes to pay with.',
    atLeast: (least: number): string => (least === 1 ? 'Lay at least one note, even a zero.' : ''),
    back: 'Back',
    affordable: (sum: number) => `You can pay up to ${sum}.`,
    onlyBluff: (sum: number) => `You hold ${sum}: any bid is a bluff.`,
    bidTip: (amount: number) => `Bid ${amount}`,
    bluffTip: (amount: number) =>
      `Bid ${amount}, more than you hold. If you must pay, everybody sees your money. Tap twice.`,
    bluff: 'bluff',
    dare: 'Bluff?',
    bidOf: (amount: number) => `Bid ${amount}`,
    bluffOf: (amount: number) => `Bluff ${amount}`,
    dareBid: (amount: number) => `Really bluff ${amount}?`,
    outbid: (name: string, price: number) => `${name} was faster: ${price}.`,
    bidAtLeast: (least: number) => `At least ${least}`,
    bidAtMost: (most: number) => `At most ${most}`,
    ownRaise: 'Raise my own bid…',
    ownRaiseTip: 'You lead already; a higher price is still allowed (U)',
    less: '10 less',
    more: '10 more',
    freeAmount: 'Your bid',
    pass: 'Pass',
    passTip: 'Nothing more at this price (P)',
    out: 'Out of this lot',
    outTip: 'Pass now and at every later price (O)',
    hammer: ['Once…', 'Twice…', 'Gone!'] as readonly string[],
    hammerTip: 'Speed up the count (H)',
    youLead: (amount: number) => `You lead with ${amount}.`,
    youAuction: 'You are the auctioneer. The others bid.',
    passed: 'You pass. A higher bid brings you back in.',
    biddingGoesOn: 'Bidding goes on without you.',
    waitingFor: (names: string[]) => `Waiting for ${joined(names, 'and')}…`,
    oneMoment: 'One moment…',
    decide: (name: string, price: number) => `${name} bids ${price}`,
    sell: 'Sell',
    sellFor: (price: number) => `get ${price}`,
    sellTip: (name: string) => `${name} pays you and gets the lot (S)`,
    preempt: 'Keep it',
    preemptFor: (price: number) => `pay ${price}`,
    preemptTip: (name: string) => `Pre-empt: pay ${name} the same price and keep the lot (K)`,
    cannotPreempt: 'You cannot pay that.',
    payTo: (price: number, name: string) => `Pay ${price} to ${name}`,
    pay: (sum: number) => `Pay ${sum}`,
    proposals: 'Proposed payments',
    proposalTip: 'Take these notes',
    exact: 'exact',
    loses: (loss: number) => `${loss} too much, no change`,
    standing: {
      short: (missing: number) => `${missing} still missing`,
      exact: () => 'Exactly right.',
      over: (_: number, loss: number) => `No change is given: you lose ${loss}.`,
      'exact-possible': () => 'You can pay exactly, so you must.',
      needless: () => 'One of these notes is not needed.',
    } satisfies Record<Standing, (missing: number, loss: number) => string>,
    sold: (name: string, price: number, count: number) => `${name} pays ${price} with ${notes(count)}`,
    letStand: 'Let it stand',
    letStandTip: 'Take the money (S)',
    buyBack: 'Buy back',
    buyBackTip: 'Give the notes back, pay the price once more, and keep the lot (K)',
    cannotBuyBack: 'You cannot pay the price again.',
    doublePrice: (price: number) => `${price} from your own notes`,
    buyBackTitle: (price: number) => `Buy back: ${price} from your own notes`,
    buyBackFor: (sum: number) => `Buy back with ${sum}`,
    answer: (name: string, count: number, animal: AnimalName, stake: number) =>
      `${name} lays ${notes(count)} for ${some(animal, stake)}`,
    accept: (count: number) => (count === 0 ? 'Accept nothing' : `Take the ${notes(count)}`),
    acceptTip: 'Take the money and give the animal (T)',
    counter: 'Counter-offer',
    counterTip: 'Lay notes of your own; the higher heap wins the animal (C)',
    counterTo: (name: string, count: number, animal: AnimalName, stake: number) =>
      `Against ${name}’s ${notes(count)} for ${some(animal, stake)}`,
    claimDove: 'Take the dove: 500 points',
    doveTip: 'Now or never (D)',
  },
  notes: {
    none: 'No notes',
    count: (note: number, count: number) => (count === 1 ? `one note of ${note}` : `${count} notes of ${note}`),
    inAll: (sum: number, count: number) => `You hold ${sum} in ${notes(count)}`,
    lay: (note: number) => `Lay a ${note}`,
    layOf: (note: number, count: number) => `Lay a ${note}, ${count} left`,
    takeBack: (note: number) => `Take the ${note} back`,
    laid: (count: number, sum: number) => (count === 0 ? 'Nothing laid' : `${notes(count)} · ${sum}`),
    clear: 'Take all back',
  },
  chat: {
    title: 'Chat',
    write: 'Write a line',
    send: 'Send',
    none: 'Nothing has been said yet.',
    quick: 'Quick phrases',
    phrases: {
      hello: 'Hello!',
      good_luck: 'Good luck!',
      well_played: 'Well played!',
      thanks: 'Thank you!',
      ouch: 'Ouch!',
      what_a_price: 'What a price!',
      my_poor_purse: 'My poor purse!',
      hurry_up: 'Come on!',
      one_moment: 'One moment, please.',
      the_donkey: 'The donkey!',
      you_bluff: 'You are bluffing!',
      good_game: 'Good game!',
      lucky_me: 'Lucky me!',
      a_bargain: 'What a bargain!',
      too_dear: 'Too dear for me.',
      my_family: 'My family is complete!',
      i_collect_these: 'I collect these.',
      i_need_money: 'I need the money.',
    } satisfies Record<Phrase, string>,
  },
  log: {
    title: 'What happened',
    none: 'Nothing has happened yet.',
    call: (price: number, calls: number) => `${price} ${calls === 1 ? 'once' : 'twice'}…`,
  },
  result: {
    title: 'The final count',
    wins: (names: string[]) => (names.length === 1 ? `${names[0]} wins` : `${joined(names, 'and')} share the victory`),
    times: (sum: number, families: number) => `${sum} × ${families === 1 ? '1 family' : `${families} families`}`,
    plusDove: '+ 500 dove',
    chart: 'What the herds were worth over the game',
    noFamilies: 'no complete family',
    rematch: 'Play again',
    next: 'To the next game',
    record: 'Download the record',
    replay: 'Watch the replay',
    home: 'To the front door',
    verify: 'The sealed shuffle is open now; the record proves it.',
    skip: 'Skip',
    moves: 'moves',
  },
};
