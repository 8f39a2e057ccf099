import { OpenAPIHono, z } from "@hono/zod-openapi";
import { expect, test } from "vitest";
import { operation } from "../operations/operation.ts";
import { docs } from "./docs.ts";

/** An API of one operation, whose answer is a component of that name. */
function apiWith(method: "get" | "post", component: string) {
  const schema = z.object({ id: z.number() }).openapi(component);
  const api = new OpenAPIHono().basePath("/api");
  api.openAPIRegistry.registerPath(
    operation(`files.${method}`, {
      access: { roles: "office", modules: "always" },
      summary: "Files",
      method,
      path: "/files",
      responses: { 200: { description: "OK", content: { "application/json": { schema } } } },
    }),
  );
  return api;
}

test("the contract joins what two APIs have at one path, and the components of both", async () => {
  const pages = docs([apiWith("get", "File"), apiWith("post", "Upload")]);
  const answer = await pages.request("/openapi.json", {}, {});
  const { paths, components } = JSON.parse(await answer.text());
  expect(Object.keys(paths["/api/files"])).toEqual(["get", "post"]);
  expect(Object.keys(components.schemas)).toEqual(["File", "Upload", "Problem"]);
});

test("the page shows them as well", async () => {
  const pages = docs([apiWith("get", "File"), apiWith("post", "Upload")]);
  const page = await (await pages.request("/docs", {}, {})).text();
  for (const word of ['id="files.get"', 'id="files.post"', "id: number"]) expect(page).toContain(word);
});

test.each(["/openapi.json", "/docs"])(
  "%s is made once, the same for everybody, and kept by browsers",
  async (path) => {
    const api = apiWith("get", "File");
    const pages = docs([api]);
    const first = await pages.request(path, {}, {});
    // What is asked for again is what was made: a route that comes later is in none of it.
    api.openAPIRegistry.register("Later", z.object({ id: z.number() }));
    const again = await pages.request(path, {}, {});
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(again.headers.get("Content-Security-Policy")).toBe(first.headers.get("Content-Security-Policy"));
  },
);
