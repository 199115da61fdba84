#!/usr/bin/env node
// A whole bot in JavaScript, without any package: maquignon bot check examples/first_bot.js
"use strict";

/** All ways to make a sum with these notes: sum → notes. */
function sums(purse) {
  const ways = new Map([[0, []]]);
  for (const note of purse) {
    for (const [total, notes] of [...ways]) {
      if (!ways.has(total + note)) ways.set(total + note, [...notes, note]);
    }
  }
  return ways;
}

function choose(start, view, options) {
  const choices = Object.fromEntries(options.choices.map((choice) => [choice.do, choice]));
  const purse = start.notes.flatMap((note, kind) => Array(view.purse[kind]).fill(note));
  if (choices.claim_dove) return { do: "claim_dove" };
  if (choices.pay) {
    // nobody gives change: cover the price with the least lost
    const ways = sums(purse);
    const total = Math.min(...[...ways.keys()].filter((sum) => sum >= choices.pay.price));
    return { do: "pay", notes: ways.get(total) };
  }
  if (choices.bid) {
    const worth = view.lot.reduce((sum, animal) => sum + start.family_values[animal] / 5, 0);
    const most = Math.min(worth, choices.bid.affordable / 2);
    if (choices.bid.minimum <= most) return { do: "bid", amount: choices.bid.minimum };
  }
  for (const plain of ["auction", "pass", "sell", "let_stand"]) {
    if (choices[plain]) return { do: plain };
  }
  const laid = purse.slice(-2); // the two largest
  if (choices.trade) {
    const stake = choices.trade.stakes.at(-1); // the most valuable animal
    return { do: "trade", target: stake.target, animal: start.animals[stake.animal], notes: laid };
  }
  return { do: choices.counter ? "counter" : "offer", notes: laid };
}

function main() {
  const lines = require("node:readline").createInterface({ input: process.stdin });
  const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
  let start = null; // where we sit, and the cards
  lines.on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") say({ type: "hello", protocol: 1, name: "first bot in JavaScript" });
    else if (message.type === "start") start = message;
    else if (message.type === "choose") say({ id: message.id, action: choose(start, message.view, message.options) });
    else if (message.type === "refused") console.error(`refused: ${message.message}`);
  });
  lines.on("close", () => process.exit(0));
}

module.exports = { choose };
if (require.main === module) main();
