import { describe, expect, test } from "vitest";
import { operatorToken } from "#tests/gate/operators.ts";
import { ask, type TestInstallation } from "#tests/support/installation.ts";
import { emptyOffice, founder, made, mailboxOf } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "./arrange.ts";

async function mailed(fields: object = {}) {
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin);
  const { id, invoice_nr, project } = await issued(await invoiceDesk(admin));
  const body = { to: ["Janis@Klients.lv"], subject: "Rēķins", text: "Labdien!", lang: "lv", ...fields };
  await made(admin, `/invoices/${id}/mails`, body);
  const message = await numberOf(installation, "Rēķins");
  const mail = async () => (await admin("GET", `/invoices/${id}/mails`)).json().data[0];
  const inbox = async () =>
    (await admin("GET", "/inbox")).json().data.filter(({ kind }: { kind: string }) => kind === "mail");
  const history = async () => (await admin("GET", `/projects/${project.id}/history`)).json().data;
  return { admin, id, invoice_nr, message, mail, inbox, history };
}

/** The post's number of the newest mail with a subject. */
async function numberOf(installation: TestInstallation, wanted: string): Promise<string> {
  const found = (await mailboxOf(installation)).find(({ subject }) => subject === wanted);
  return /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(found?.posted ?? "")?.[0] ?? "";
}

/** An event as Cloudflare's documentation shows them. */
const event = (kind: string, messageId: string, payload: object = {}) => ({
  type: `cf.email.sending.message.${kind}`,
  source: { type: "email.sending", zoneId: "023e105f4ecef8ad9ca31a8372d0c353", domain: "example.com" },
  payload: {
    eventId: "0190d0c4-7ea1-7af2-8b88-c1d2e3f4a5b6",
    messageId,
    sender: "no-reply@example.com",
    recipient: "janis@klients.lv",
    subject: "Rēķins",
    terminal: true,
    delivery: { status: kind },
    ...payload,
  },
  metadata: {
    accountId: "f9f79265f388666de8122cfb508d7776",
    eventSubscriptionId: "1830c4bb612e43c3af7f4cada31fbf3f",
    eventSchemaVersion: 1,
    eventTimestamp: "2099-06-01T02:48:57.132Z",
  },
});

const bounce = { type: "hard", classification: "permanent_failure", reason: "550 5.1.1\r\nUser unknown" };

const tell = async (body: unknown, token?: string) =>
  ask("operator.localhost", "POST", "/mail-events", {
    headers: { Authorization: `Bearer ${token ?? (await operatorToken())}` },
    body,
  });

/** Tells until it is known whose mails these are: that is kept once they have left. What is told twice is noted once. */
const toldOf = (events: readonly object[]) =>
  expect.poll(async () => (await tell(events)).json()).toEqual({ data: { told: events.length } });

describe("a mail that the post has taken", () => {
  test("and did not deliver says so at its document, in the inbox and in the history, until it is sent anew", async () => {
    const { admin, id, invoice_nr, message, mail, inbox, history } = await mailed();
    expect(await mail()).toMatchObject({ state: "sent", returned: [] });
    await toldOf([event("bounced", message, { bounce })]);
    const returned = {
      to: "janis@klients.lv",
      kind: "undelivered",
      reason: "550 5.1.1 User unknown",
      at: "2099-06-01T02:48:57.132Z",
    };
    expect(await mail()).toMatchObject({ state: "returned", returned: [returned] });
    expect(await inbox()).toMatchObject([
      { state: "returned", to: ["janis@klients.lv"], document: { id, number: invoice_nr }, is_unread: true },
    ]);
    const [told] = await history();
    expect(told).toMatchObject({ entity: "mail_return", act: "created", actor: null });
    // The invoice stays marked as sent: it has left.
    expect((await admin("GET", `/invoices/${id}`)).json().data.sent_at).not.toBeNull();
    const body = { to: ["janis@klients.lv"], subject: "Vēlreiz", text: "Labdien!", lang: "lv" };
    await made(admin, `/invoices/${id}/mails`, body);
    expect(await inbox()).toEqual([]);
  });

  test("is told of once, no matter how often the post says it", async () => {
    const { message, mail, history } = await mailed();
    const said = event("bounced", message, { bounce });
    await toldOf([said, said]);
    await toldOf([event("failed", message, { failure: { reason: "delivery_failed" } })]);
    expect((await mail()).returned).toHaveLength(1);
    const returns = (await history()).filter(({ entity }: { entity: string }) => entity === "mail_return");
    expect(returns).toHaveLength(1);
  });

  test("and that one of several did not get names that one", async () => {
    const { message, mail, inbox } = await mailed({ cc: ["liga@klients.lv"], copy: true });
    const rejection = { reason: "suppressed", party: "recipient", detail: "Recipient is suppressed" };
    await toldOf([event("rejected", message, { recipient: "Liga@klients.lv", rejection })]);
    expect((await mail()).returned).toMatchObject([
      { to: "liga@klients.lv", kind: "undelivered", reason: "Recipient is suppressed" },
    ]);
    expect(await inbox()).toMatchObject([{ to: ["liga@klients.lv"] }]);
    await toldOf([event("bounced", message, { recipient: founder, bounce })]);
    expect(await inbox()).toMatchObject([{ to: ["liga@klients.lv", founder] }]);
  });

  test("and that its reader calls unwanted has arrived: it waits in no inbox", async () => {
    const { message, mail, inbox, history } = await mailed();
    await toldOf([event("complained", message, { complaint: { type: "abuse" } })]);
    expect(await mail()).toMatchObject({ state: "sent", returned: [{ kind: "complained", reason: "" }] });
    expect(await inbox()).toEqual([]);
    expect((await history())[0]).toMatchObject({ entity: "mail_complaint" });
  });

  test("is what it was where all is well, or nothing of ours is told", async () => {
    const { message, mail } = await mailed();
    const told = await tell([
      event("delivered", message),
      event("deferred", message, { bounce }),
      event("bounced", "0101018f7d0c4d9a-msg-deadbeef", { bounce }),
    ]);
    expect(told.json()).toEqual({ data: { told: 0 } });
    await tell([event("bounced", message, { recipient: "somebody@else.lv", bounce })]);
    expect(await mail()).toMatchObject({ state: "sent", returned: [] });
  });
});

test("what the post tells is taken from operators alone, and whole", async () => {
  const { message, mail } = await mailed();
  expect((await tell([event("bounced", message, { bounce })], "wrong")).status).toBe(421);
  for (const body of [[], {}, [{ type: "bounced" }], [event("bounced", message), { type: 1 }], "{"])
    expect((await tell(body)).status).toBe(422);
  expect((await mail()).state).toBe("sent");
});
