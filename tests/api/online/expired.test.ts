import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitingMails } from "#backend/db/outbox.ts";
import { office } from "../audit/office.ts";
import { linkIn } from "./arrange.ts";
import { linked } from "./mutations.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-02T08:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a link holds for the days that the estimate says, to the end of the last one in Riga", async () => {
  const { call, stranger, database } = office();
  for (const step of linked) await call(...step);
  const token = linkIn(waitingMails(database).at(-1)?.text ?? "");
  const read = async () => (await stranger("GET", `/online_documents/${token}`)).data;
  expect(await read()).toMatchObject({ state: "open", valid_until: "2026-12-02" });
  vi.setSystemTime(new Date("2026-12-02T21:59:00Z"));
  expect((await read()).state).toBe("open");
  expect((await call("GET", "/estimates/1")).data.sent_state).toBe("sent");
  vi.setSystemTime(new Date("2026-12-02T22:01:00Z"));
  expect(await read()).toMatchObject({ state: "expired", content: null, content_sha256: "" });
  expect((await call("GET", "/estimates/1")).data.sent_state).toBe("expired");
  expect((await stranger("POST", `/online_documents/${token}/codes`, { name: "Jānis" })).status).toBe(409);
  // It can be asked for again, and holds once the agency says so.
  expect(
    (await stranger("POST", `/online_documents/${token}/questions`, { name: "J", text: "?" })).status,
  ).toBe(201);
  await call("PATCH", "/document_links/1", { is_revoked: false, valid_until: "2027-01-01" });
  expect((await read()).state).toBe("open");
});

test("a code holds for a quarter of an hour", async () => {
  const { call, stranger, database } = office();
  for (const step of linked) await call(...step);
  const token = linkIn(waitingMails(database).at(-1)?.text ?? "");
  const { request } = (await stranger("POST", `/online_documents/${token}/codes`, { name: "Jānis" })).data;
  const code = /^\d{6}$/m.exec(waitingMails(database).at(-1)?.text ?? "")?.[0];
  vi.setSystemTime(Date.now() + 16 * 60_000);
  const late = await stranger("POST", `/online_documents/${token}/acceptance`, { request, code });
  expect([late.status, Object.keys(late.json.errors)]).toEqual([422, ["code"]]);
});

test("an estimate that holds no longer is mailed without a link", async () => {
  const { call } = office();
  for (const step of linked.slice(0, -1)) await call(...step);
  vi.setSystemTime(new Date("2026-12-10T08:00:00Z"));
  const [sending] = linked.slice(-1);
  if (!sending) throw new Error("nothing is sent");
  const [method, path, body, headers] = sending;
  const refused = await call(method, path, body, headers);
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ["with_link"]]);
  expect((await call("GET", "/estimates/1/mail_draft")).data.can_link).toBe(false);
  expect((await call(method, path, { ...body, with_link: false }, headers)).status).toBe(201);
});
