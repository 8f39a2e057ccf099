import { WebSocketServer } from "ws";
import { listen, serveDrops } from "./drops.js";

const server = serveDrops((text) => {
  for (const client of sockets.clients) client.send(text);
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
listen(server);
