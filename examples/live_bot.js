#!/usr/bin/env node
// The first bot at a live table, over a line of its own: node examples/live_bot.js http://localhost:8000 KX4M2 Eve
// It needs Node 22 (or Node 20 with --experimental-websocket) and nothing else: docs/protocol.md is the language it speaks.
"use strict";
const { choose } = require("./first_bot.js");

const cards = {
  notes: [0, 10, 50, 100, 200, 500],
  animals: ["rooster", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow", "horse"],
  family_values: [10, 40, 90, 160, 250, 350, 500, 650, 800, 1000],
};
const [server, code, name] = process.argv.slice(2);
if (typeof WebSocket === "undefined") end(1, "This Node has no WebSocket: take Node 22, or node --experimental-websocket.");
if (!name) end(1, "Say where: node examples/live_bot.js http://localhost:8000 CODE NAME");

const later = ["not_stored", "shutting_down"]; // the server goes away for a moment, and says so
let hello = { name };
let tries = 0;
connect();

function connect() {
  const line = new WebSocket(`${server.replace(/^http/, "ws").replace(/\/$/, "")}/api/live?table=${code}`);
  const say = (message) => line.send(JSON.stringify(message));
  const joining = crypto.randomUUID();
  let playing = false;
  let update = null;
  let watch = null;
  line.onopen = () => say({ type: "hello", ...hello });
  line.onclose = () => {
    clearTimeout(watch);
    if (++tries === 100) end(1, `There is no server at ${server}.`);
    console.error("The line broke; once more.");
    setTimeout(connect, 500);
  };
  line.onmessage = ({ data }) => {
    clearTimeout(watch);
    watch = setTimeout(() => line.close(), 9000); // a ping comes every four seconds: who says nothing is gone
    const message = JSON.parse(data);
    if (message.type === "ping") say({ type: "pong", number: message.number });
    else if (message.type === "welcome") {
      if (message.token) hello = { token: message.token }; // the same player, should we have to come again
      say({ type: "join", id: joining, code });
    } else if (message.type === "refused" && [null, joining].includes(message.id) && !later.includes(message.reason)) {
      end(1, message.sentence);
    } else if (message.type === "gone" && message.reason !== "elsewhere") end(1, "We are not at the table any more.");
    else if (message.type === "finished") end(0, `Scores: ${message.scores.join(" ")}`);
    else if (message.type === "table" || message.type === "update") {
      // the one says whether the game goes on, the other how it stands
      if (message.type === "table") {
        console.log(`We are at the table ${code}: ${message.status}.`);
        playing = message.status === "playing";
      } else update = message;
      if (playing && update?.options?.choices.length) {
        const action = choose(cards, update.view, update.options);
        say({ type: "act", id: crypto.randomUUID(), question: update.question, action });
      }
    }
  };
}

function end(status, sentence) {
  (status ? console.error : console.log)(sentence);
  process.exit(status);
}
