import { DurableObject } from "cloudflare:workers";

/** One object with rows that are JSON already: one statement, and the answer. */
export class Rows extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env);
    ctx.storage.sql.exec("create table if not exists rows (id integer primary key, json text not null)");
  }

  async fetch(request) {
    const { sql } = this.ctx.storage;
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "POST") {
      sql.exec(
        "insert into rows select value ->> 'id', value from json_each(?)",
        JSON.stringify(await request.json()),
      );
      return new Response(null, { status: 201 });
    }
    const id = Number(pathname.split("/").at(-1));
    const found = id
      ? sql.exec("select json from rows where id = ?", id)
      : sql.exec(
          "select json from rows order by id desc limit 20 offset ?",
          20 * (Number(searchParams.get("page") ?? 1) - 1),
        );
    const rows = [...found].map(({ json }) => json);
    return new Response(`{"data":${id ? rows[0] : `[${rows.join(",")}]`}}`, {
      headers: { "Content-Type": "application/json" },
    });
  }
}

export default {
  fetch: (request, { ROWS }) => ROWS.get(ROWS.idFromName("rows")).fetch(request),
};
