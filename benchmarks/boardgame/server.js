"use strict";
// boardgame.io's own server with its own socket transport and storage in memory. Prints its port.

const { Server } = require("boardgame.io/server");
const { Pietjesbak } = require("./pietjesbak.js");

async function main() {
  const server = Server({ games: [Pietjesbak], origins: [] });
  server.app.silent = true;
  const { appServer } = await server.run(0);
  console.log(`port ${appServer.address().port}`);
}

main();
