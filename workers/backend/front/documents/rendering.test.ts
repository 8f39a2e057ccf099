import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { FrontCall } from "#backend/operations/call.ts";
import { issuedRendering } from "./rendering.ts";

test("a document comes from a store that can neither look up nor keep", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const full = () => Promise.reject(new Error("no space left on device"));
  const app = new Hono<FrontCall>().get("/", async (c) => {
    const { content } = await issuedRendering(c, "1-lv", async () => new Blob(["%PDF"]));
    return new Response(content);
  });
  const answer = await app.request(
    "/",
    {},
    Object.assign(Object.create(null), { FILES: { get: full, put: full } }),
  );
  expect(await answer.text()).toBe("%PDF");
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
