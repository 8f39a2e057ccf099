import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ask } from "../support/installation.ts";
import { multipart } from "../support/multipart.ts";
import { cookieAt } from "./browser.ts";
import { type ForeignBackend, foreignBackend, sendJson } from "./foreign-backend.ts";
import { wordsIn } from "./scripts-off.ts";

let backend: ForeignBackend;
beforeEach(async () => {
  backend = await foreignBackend();
});
afterEach(() => backend.stop());

/** Sends a file to an estimate, as a browser without scripts does. */
async function send(cookie: string, bytes: number) {
  const { host, origin } = backend.installation;
  const { headers, body } = multipart([
    { name: "description", content: "Vāka skice" },
    { name: "file", filename: "skice.pdf", type: "application/pdf", content: new Uint8Array(bytes) },
  ]);
  const browser = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", Origin: origin };
  const sent = { ...headers, ...browser, Cookie: cookie, "Content-Length": String(body.byteLength) };
  return ask(host, "POST", "/estimate/1/files/add", { headers: sent, body });
}

const faults: [how: string, fault: (response: ServerResponse) => void, status: number][] = [
  ["breaks the connection", (response) => response.destroy(), 503],
  ["refuses it before it has read it", (response) => sendJson(response, 500, { message: "x" }), 500],
  ["asks for another file", (response) => sendJson(response, 422, { message: "Cits fails" }), 422],
  ["answers with a page", (response) => response.end("<h1>Welcome to nginx</h1>"), 502],
];

/**
 * The larger one goes on behind what is looked into (app/forms/before-file.ts), by less than the runtime still reads of a body once it
 * has answered: it closes the connection of a larger one, and whether a sender then has the answer is chance.
 */
const sizes = { small: 2_000, large: 120_000 };

for (const size of Object.values(sizes))
  test.each(faults)(
    `what is said of a file of ${size} bytes stays where a backend %s`,
    async (_, fault, status) => {
      const cookie = await cookieAt(backend.installation);
      backend.answer((usual) => (request, response) => {
        if (request.method === "POST" && request.url?.endsWith("/files")) return fault(response);
        return usual(request, response);
      });
      const page = await send(cookie, size);
      expect(page.status).toBe(status);
      expect(wordsIn(page)).toContain("Vāka skice");
      expect(page.text).not.toContain("Unexpected Server Error");
    },
  );

test("what is said of a file stays where no backend is there", async () => {
  const cookie = await cookieAt(backend.installation);
  await backend.stop();
  const page = await send(cookie, sizes.large);
  expect(page.status).toBe(503);
  expect(wordsIn(page)).toContain("Vāka skice");
});
