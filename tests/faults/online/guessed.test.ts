import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { waitingMails } from "#backend/db/outbox.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { office } from "#tests/api/audit/office.ts";
import { linkIn } from "#tests/api/online/arrange.ts";
import { linked } from "#tests/api/online/mutations.ts";
import { sized } from "#tests/support/sized.ts";

const run = sized("guessed links", "tokens that were guessed", { usual: 10_000, soak: 200_000 });
const { chance } = run;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const letter = () => letters.charAt(chance.below(letters.length));

/** What somebody tries who has seen a link, or its hash, but does not have it; and what chance finds. */
const guesses: ((token: string) => string)[] = [
  () => Array.from({ length: 43 }, letter).join(""),
  (token) => {
    const place = chance.below(43);
    const other = letters.replace(token.charAt(place), "").charAt(chance.below(63));
    return token.slice(0, place) + other + token.slice(place + 1);
  },
  (token) => createHash("sha256").update(token).digest("base64url"),
  (token) => createHash("sha256").update(token).digest("hex"),
  (token) => token.toLowerCase(),
  (token) => [...token].reverse().join(""),
  (token) => token.slice(0, chance.below(43)),
  (token) => `${token}${letter()}`,
  (token) => `${token.slice(0, chance.below(43))}%25`,
  (token) => `${token}%00`,
  () => ["..", "%2e%2e", "null", "1", "%25", "*", "' or 1=1 --"][chance.below(7)] ?? "",
];

/** Everything that can be asked with a token. */
const asked: [method: string, path: string, body?: object][] = [
  ["GET", ""],
  ["POST", "/visits"],
  ["POST", "/codes", { name: "Jānis" }],
  ["POST", "/acceptance", { request: "x", code: "000000" }],
  ["POST", "/refusal", { name: "Jānis", reason: "Par dārgu" }],
  ["POST", "/questions", { name: "Jānis", text: "?" }],
];

test(run.title, { timeout: run.patience }, async () => {
  const { call, database, events } = office();
  for (const step of linked) await call(...step);
  const token = linkIn(waitingMails(database).at(-1)?.text ?? "");
  const before = events().length;
  const counted = new Map<number, number>();
  for (let count = 0; count < run.size; count += 1) {
    const guess = (chance.of(guesses) ?? letter)(token);
    if (guess === token) continue;
    const [method, path, body] = chance.of(asked) ?? ["GET", ""];
    // From one network, and from as many as there are guesses: the limit is not what keeps it shut.
    const address = chance.once(4) ? "192.0.2.1" : `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
    const headers = { [edgeHeaders.clientAddress]: address };
    const { status, data } = await call(method, `/online_documents/${guess}${path}`, body, headers);
    expect({ guess, isShut: status === 404 || status === 429, data }).toEqual({ guess, isShut: true });
    counted.set(status, (counted.get(status) ?? 0) + 1);
  }
  console.info(`${run.title}:`, Object.fromEntries(counted));
  expect([...counted.keys()].sort()).toEqual([404, 429]);
  expect(events().length).toBe(before);
  // Who has it is let in all the same, from where so many were wrong.
  const headers = { [edgeHeaders.clientAddress]: "192.0.2.1" };
  const { status } = await call("GET", `/online_documents/${token}`, undefined, headers);
  expect(status).toBe(200);
});
