import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../support/installation.ts";
import { cookieAt, cookiesOf } from "./browser.ts";
import { type ForeignBackend, foreignBackend, sendJson } from "./foreign-backend.ts";

let backend: ForeignBackend;
let cookie: string;
let fail: (response: ServerResponse) => void;

beforeAll(async () => {
  backend = await foreignBackend();
  cookie = await cookieAt(backend.installation);
  backend.answer((usual) => (request, response) => {
    if (request.url !== "/api/invoices/pdf/1") return usual(request, response);
    fail(response);
  });
});
afterAll(() => backend.stop());

const file = (headers: Record<string, string>) =>
  ask(backend.installation.host, "GET", "/api/invoices/pdf/1", { headers: { Cookie: cookie, ...headers } });

/** What the page says to anyone who has followed its link to a file that there is not. */
async function wordsAfterLink(): Promise<string> {
  const referrer = `${backend.installation.origin}/clients`;
  const ofNavigation = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", Referer: referrer };
  const told = await file(ofNavigation);
  expect({ status: told.status, to: told.headers.location }).toEqual({ status: 303, to: referrer });
  const page = await ask(backend.installation.host, "GET", "/clients", {
    headers: { Cookie: [cookie, ...cookiesOf(told)].join("; ") },
  });
  return page.text;
}

test.each([500, 503, 599])("the words of a %i to a link are not shown, but its number is", async (status) => {
  fail = (response) => sendJson(response, status, { message: "SQLSTATE[42S02]" });
  const words = await wordsAfterLink();
  expect(words).not.toContain("SQLSTATE");
  expect(words).toContain(`Pieprasījums neizdevās (kods ${status})`);
  // A program that asked for it is told what its backend said.
  expect((await file({})).json()).toEqual({ message: "SQLSTATE[42S02]" });
});

test("those of a refusal are", async () => {
  fail = (response) => sendJson(response, 404, { message: "Šī rēķina vairs nav" });
  expect(await wordsAfterLink()).toContain("Šī rēķina vairs nav");
});

test("so are the edge's own, where the backend said nothing", async () => {
  fail = (response) => response.destroy();
  expect(await wordsAfterLink()).toContain("Tīkla kļūda");
});
