import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

/** A server that commits what is posted to it, as durably as a Durable Object, and then hands it to `tell`. */
export function serveDrops(tell) {
  const database = new DatabaseSync(process.env.DATABASE);
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  database.exec("create table if not exists drops (id integer primary key, text text not null)");
  const insert = database.prepare("insert into drops (text) values (?)");
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += chunk;
    insert.run(text);
    tell(text);
    response.writeHead(201).end();
  });
  return server;
}

export const listen = (server) => server.listen(Number(process.env.PORT), "127.0.0.1");
