const { Server, Origins } = require('boardgame.io/server');
const { Bidding } = require('./game');

Server({ games: [Bidding], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]), lobbyConfig: {} });
