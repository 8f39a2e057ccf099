import { Server } from "socket.io";
import { listen, serveDrops } from "./drops.js";

const server = serveDrops((text) => io.emit("drop", JSON.parse(text)));
const io = new Server(server, {
  transports: ["websocket"],
  serveClient: false,
  ...(process.env.RECOVERY && { connectionStateRecovery: { maxDisconnectionDuration: 120_000 } }),
});
listen(server);
