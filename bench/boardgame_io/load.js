// node load.js PORT TABLES MOVES: seat four clients at each table, say "ready", wait for a line, play, tell how long it took.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Bidding } = require('./game');

const [port, tables, moves] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
console.info = () => undefined;

async function openMatch() {
  const answer = await fetch(`${server}/games/bidding/create`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ numPlayers: 4 }),
  });
  return (await answer.json()).matchID;
}

class Table {
  async sitDown() {
    const matchID = await openMatch();
    this.version = 0;
    this.behind = 4;
    this.left = 0;
    this.clients = [0, 1, 2, 3].map((seat) => {
      const client = Client({ game: Bidding, numPlayers: 4, matchID, playerID: String(seat), multiplayer: SocketIO({ server }), debug: false });
      client.start();
      return client;
    });
    await Promise.all(this.clients.map((client) => new Promise((seated) => {
      const look = () => (client.getState() ? seated() : setTimeout(look, 5));
      look();
    })));
    this.clients.forEach((client, seat) => client.subscribe((state) => state && this.see(seat, state._stateID)));
    this.seen = [0, 0, 0, 0];
  }

  play(count) {
    this.left = count;
    return new Promise((done) => { this.done = done; this.act(); });
  }

  act() {
    this.version = Math.max(...this.clients.map((client) => client.getState()._stateID));
    this.waiting = new Set([0, 1, 2, 3]);
    const seat = this.left % 4;
    this.target = this.version + 1;
    this.clients[seat].moves.bid(10 * this.left);
  }

  see(seat, version) {
    if (!this.waiting || version < this.target) return;
    this.waiting.delete(seat);
    if (this.waiting.size > 0) return;
    this.waiting = null;
    this.left -= 1;
    // the mover has played ahead of the server: let its own update arrive too
    setImmediate(() => (this.left > 0 ? this.act() : this.done()));
  }
}

async function main() {
  const all = [];
  while (all.length < tables) {
    const next = Array.from({ length: Math.min(10, tables - all.length) }, () => new Table());
    await Promise.all(next.map((table) => table.sitDown()));
    all.push(...next);
  }
  process.stdout.write('ready\n');
  for await (const line of require('readline').createInterface({ input: process.stdin })) {
    if (line !== 'go') break;
    const began = performance.now();
    await Promise.all(all.map((table) => table.play(moves)));
    process.stdout.write(`${JSON.stringify({ moves: moves * tables, seconds: (performance.now() - began) / 1000 })}\n`);
  }
  process.exit(0);
}

main();
