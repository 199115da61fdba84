import type { ClientMessage, Refused, ServerMessage } from '$lib/protocol';

/** A message that is answered, before it has been given its id. */
export type Command = Without<Extract<ClientMessage, { id: string }>, 'id'>;
type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

export type ConnectionState = 'idle' | 'connecting' | 'open' | 'lost';

/** What the connection needs of a WebSocket. */
export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  open(): Socket;
  hello(): ClientMessage;
  heard(message: ServerMessage): void;
  stands(standing: ConnectionState): void;
}

/** A refusal from the server: a reason for the program and a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    sentence: string,
    readonly about: Refused['case'],
  ) {
    super(sentence);
  }
}

interface Pending {
  text: string;
  resolve(): void;
  reject(error: Refusal): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The server says something every four seconds; a line that is silent for longer than this is dead. */
export const SILENCE = 9000;

/** Why a guest is not led to their table now and may be in a moment: `moved` follows. */
const PASSING = ['not_stored', 'shutting_down'];

/** One conversation with the server over as many sockets as it takes: what was not answered is said again. */
export class Connection {
  #around: Surroundings;
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #wait = FIRST_WAIT;
  #welcomed = false;
  #pending = new Map<string, Pending>();
  #prefix = Math.random().toString(36).slice(2, 10);
  #count = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Connects unless it is connected; also to be called when the network or the page comes back. */
  open() {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#around.stands('connecting');
    const socket = this.#around.open();
    this.#socket = socket;
    this.#listen();
    socket.onopen = () => socket.send(JSON.stringify(this.#around.hello()));
    socket.onmessage = ({ data }) => this.#socket === socket && typeof data === 'string' && this.#hear(data);
    socket.onclose = () => this.#socket === socket && this.#lose(this.#nextWait());
  }

  close() {
    clearTimeout(this.#timer);
    this.#hangUp();
    this.#around.stands('idle');
  }

  /** The server will not have us like this: nothing that waits will be answered. */
  giveUp(refusal: Refusal) {
    for (const pending of this.#pending.values()) pending.reject(refusal);
    this.#pending.clear();
  }

  /** The page or the network is back: is anybody still there? A line that was silent meanwhile is tried anew at once. */
  wake() {
    if (this.#socket && Date.now() - this.#heard > SILENCE) this.#lose(0);
    else this.open();
  }

  /** Says a command until it is answered: resolved when it was carried out, rejected with a `Refusal` when not. */
  say(command: Command): Promise<void> {
    const id = `${this.#prefix}.${++this.#count}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { text, resolve, reject });
      if (this.#welcomed) this.#socket?.send(text);
    });
  }

  #listen() {
    clearTimeout(this.#watch);
    this.#heard = Date.now();
    this.#watch = setTimeout(() => this.#lose(0), SILENCE);
  }

  #hangUp() {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    socket?.close();
  }

  #hear(data: string) {
    this.#listen();
    const message = JSON.parse(data) as ServerMessage;
    switch (message.type) {
      case 'ping':
        this.#socket?.send(JSON.stringify({ type: 'pong', number: message.number }));
        break;
      case 'welcome':
        this.#welcomed = true;
        this.#wait = FIRST_WAIT;
        this.#around.stands('open');
        break;
      case 'moved':
        this.#lose(message.wait);
        break;
    }
    this.#around.heard(message);
    this.#settle(message);
    if (message.type === 'welcome') for (const { text } of this.#pending.values()) this.#socket?.send(text);
  }

  #settle(message: ServerMessage) {
    if (message.type === 'refused') {
      const refusal = new Refusal(message.reason, message.sentence, message.case);
      if (message.id !== null) this.#take(message.id)?.reject(refusal);
      else if (this.#welcomed && !PASSING.includes(message.reason)) this.giveUp(refusal); // it could not even read it
    } else if (message.type === 'update') {
      this.#take(message.done)?.resolve();
    } else if (message.type === 'done' || message.type === 'advice') {
      this.#take(message.id)?.resolve();
    }
  }

  #take(id: string | null): Pending | undefined {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (id !== null) this.#pending.delete(id);
    return pending;
  }

  #lose(wait: number) {
    this.#hangUp();
    this.#around.stands('lost');
    this.#timer = setTimeout(() => this.open(), wait);
  }

  #nextWait(): number {
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    return wait;
  }
}
