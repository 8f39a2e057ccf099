import { DurableObject } from "cloudflare:workers";

/** The platform's floor: one object that commits a text and sends it to every socket. */
export class Room extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env);
    ctx.storage.sql.exec("create table if not exists drops (id integer primary key, text text not null)");
  }

  async fetch(request) {
    if (request.headers.get("upgrade")) {
      const { 0: client, 1: server } = new WebSocketPair();
      this.ctx.acceptWebSocket(server);
      return new Response(null, { status: 101, webSocket: client });
    }
    const text = await request.text();
    this.ctx.storage.sql.exec("insert into drops (text) values (?)", text);
    for (const socket of this.ctx.getWebSockets()) socket.send(text);
    return new Response(null, { status: 201 });
  }
}

export default {
  fetch: (request, { ROOM }) => ROOM.get(ROOM.idFromName("room")).fetch(request),
};
