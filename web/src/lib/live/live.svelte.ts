import { m } from '$lib/i18n/index.svelte';
import { refusal } from '$lib/i18n/sentences';
import type {
  Advice,
  ClockShown,
  Finished,
  GameEvent,
  LobbyShown,
  Said,
  SeatAt,
  ServerMessage,
  TableShown,
  Update,
} from '$lib/protocol';
import { remember, remembered, settings } from '$lib/settings.svelte';
import { Connection, Refusal, type Command, type Socket, type ConnectionState } from './connection';
import { withoutSeatAt, withSeatAt } from './seats';

const ADDRESS = '/api/live';

/** Under which name this browser remembers a token: of its owner, of a screen, or of somebody it is passed to. */
type Key = 'token' | 'screen' | `hand-${number}`;

function openSocket(table?: string): Socket {
  const { protocol, host } = location;
  const where = table ? `?table=${table}` : ''; // a proxy can lead us to the server that has the table
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${ADDRESS}${where}`) as unknown as Socket;
}

/** Everything the server has told this guest, kept so that pages can draw it. */
export class Live {
  standing = $state<ConnectionState>('idle');
  player = $state<string | null>(null);
  seats = $state.raw<SeatAt[]>([]);
  table = $state.raw<TableShown | null>(null);
  update = $state.raw<Update | null>(null);
  clock = $state.raw<ClockShown | null>(null);
  /** All events so far, for the log. */
  story = $state.raw<GameEvent[]>([]);
  chat = $state.raw<Said[]>([]);
  lobby = $state.raw<LobbyShown | null>(null);
  finished = $state.raw<Finished | null>(null);
  /** The hash of the sealed pile, as it was first shown at this table. */
  promised: string | null = null;
  /** Why we are at no table any more. */
  gone = $state<string | null>(null);
  /** The table where the next game is played: we are there already, and the address must follow. */
  next = $state<string | null>(null);
  /** What a good bot would do and why, and at which version it was asked: a higher bid makes it old. */
  advice = $state.raw<(Pick<Advice, 'action' | 'why'> & { version: number }) | null>(null);
  /** The last refusal that nobody waited for. */
  complaint = $state<string | null>(null);
  /** Called with the events of each update, as they come. */
  onevents: ((events: GameEvent[], update: Update) => void) | null = null;

  #lead = 0; // how far the server's clock is ahead of ours
  #wayDown = 0; // how old a message is when it comes, in milliseconds
  #told = 0; // the version up to which the story is known
  #connection = new Connection({
    open: () => openSocket(this.table?.code),
    hello: () => ({
      type: 'hello',
      ...(remembered(this.#key) ? { token: remembered(this.#key) } : { name: this.#introduction() }),
      ...(this.#name ? { name: this.#name } : {}),
      ...(this.table ? { table: this.table.code, seen: this.#told } : {}),
    }),
    heard: (message) => this.#hear(message),
    stands: (standing) => (this.standing = standing),
  });

  #key: Key;
  #name: string | null;

  /** `name`: of somebody who shares the browser with others, and is called so from now on. */
  constructor(key: Key = 'token', name: string | null = null) {
    this.#key = key;
    this.#name = name;
  }

  /** Whom this window speaks for: the person who plays here, or a screen, which is nobody and sits nowhere. */
  speakFor(key: Key) {
    if (key === this.#key) return;
    this.#connection.close();
    this.#key = key;
    this.player = null;
    this.seats = [];
    this.leaveTable();
  }

  /** Connects if this browser knows who it is; a new guest needs a name first. */
  open() {
    this.#connection.open();
  }

  close() {
    this.#connection.close();
  }

  /** To be called when the page or the network comes back. */
  wake() {
    if (this.standing !== 'idle') this.#connection.wake();
  }

  /** Who has not said a name is a guest until they do. */
  #introduction(): string {
    if (this.#key === 'screen') return m().screen.name;
    if (this.#name) return this.#name;
    if (!settings.name) remember('guest', 'yes');
    return settings.name || m().name.guest;
  }

  /** Takes a name, for good if the server takes it; else says why not. */
  async rename(name: string): Promise<string | null> {
    const problem = remembered('token') ? await this.ask({ type: 'rename', name }) : null;
    if (problem === null) {
      remember('guest', null);
      settings.chooseName(name);
    }
    return problem;
  }

  say(command: Command): Promise<void> {
    this.open();
    return this.#connection.say(command);
  }

  /** Says a command; null when it was carried out, else the refusal in words. */
  async ask(command: Command): Promise<string | null> {
    try {
      await this.say(command);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.reason, error.message, error.about);
      throw error;
    }
  }

  /** Says a command and shows the refusal, if it comes to that. */
  async tell(command: Command): Promise<boolean> {
    const problem = await this.ask(command);
    if (problem !== null) this.complaint = problem;
    return problem === null;
  }

  /** Milliseconds from now until a moment on the server's clock. */
  until(moment: number): number {
    return moment - (Date.now() + this.#lead);
  }

  leaveTable() {
    this.table = null;
    this.#forgetGame();
  }

  #forgetGame() {
    this.update = null;
    this.clock = null;
    this.story = [];
    this.chat = [];
    this.finished = null;
    this.promised = null;
    this.#told = 0;
  }

  #hear(message: ServerMessage) {
    if (message.type === 'ping') this.#wayDown = (message.round_trip ?? 0) / 2;
    if ('now' in message) this.#lead = message.now + this.#wayDown - Date.now();
    switch (message.type) {
      case 'welcome':
        this.player = message.player;
        this.seats = message.seats;
        if (message.token) remember(this.#key, message.token);
        if (message.name && !remembered('guest') && this.#key === 'token') settings.chooseName(message.name);
        break;
      case 'table':
        if (this.table?.code !== message.code) this.#forgetGame();
        else if (this.table.you !== null && message.you === null) this.complaint = m().gone.removed;
        this.gone = null;
        this.promised ??= message.commitment;
        this.table = message;
        this.seats = withSeatAt(this.seats, message);
        break;
      case 'presence':
        if (this.table) this.table = { ...this.table, seats: message.seats, spectators: message.spectators };
        break;
      case 'story':
        this.#hearStory(message.since, message.version, message.events);
        break;
      case 'update':
        this.#hearUpdate(message);
        break;
      case 'clock':
        this.clock = message.clock;
        break;
      case 'chat_so_far':
        this.chat = message.lines;
        break;
      case 'said':
        this.chat = [...this.chat, message];
        break;
      case 'lobby':
        this.lobby = message;
        break;
      case 'advice':
        this.advice = { action: message.action, why: message.why, version: this.update?.version ?? 0 };
        break;
      case 'finished':
        this.finished = message;
        break;
      case 'gone':
        if (message.reason === 'removed' || this.table?.status === 'gathering') {
          this.seats = withoutSeatAt(this.seats, message.code);
        }
        if (message.next) this.next = message.next;
        else this.gone = message.reason;
        if (message.reason !== 'elsewhere') this.leaveTable();
        break;
      case 'refused':
        if (message.id === null) this.#turnedAway(message.reason, message.sentence);
        break;
    }
  }

  /** A refusal without an id answers the greeting: a token this server does not know, or it cannot greet just now. */
  #turnedAway(reason: string, sentence: string) {
    if (reason === 'unknown_token' && !this.player) {
      remember(this.#key, null);
      this.#connection.close();
      this.#connection.open();
      return;
    }
    this.complaint = refusal(reason, sentence);
    // Whoever has been here before stays who they are, and is told when to come again.
    if (this.player || remembered(this.#key)) return;
    // A name that was not taken is forgotten, and what waits is not left hanging.
    if (reason === 'bad_name' && this.#key === 'token') settings.chooseName('');
    this.#connection.giveUp(new Refusal(reason, sentence, {}));
    this.#connection.close();
  }

  #hearStory(since: number, version: number, events: GameEvent[]) {
    if (since === 0) this.story = events;
    else if (since === this.#told) this.story = [...this.story, ...events];
    else return;
    this.#told = version;
  }

  #hearUpdate(update: Update) {
    if (this.update && update.version < this.update.version) return;
    this.update = update;
    this.clock = update.clock;
    if (update.version <= this.#told) return;
    if (update.since > this.#told) {
      void this.say({ type: 'story', since: this.#told }).catch(() => undefined);
    } else {
      this.story = [...this.story, ...update.events];
      this.#told = update.version;
    }
    this.onevents?.(update.events, update);
  }
}

export const live = new Live();
