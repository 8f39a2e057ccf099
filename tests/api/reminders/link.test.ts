import { expect, test } from "vitest";
import { strangerAt } from "#tests/support/installation.ts";
import { made } from "../arrange.ts";
import { client, lateInvoice, lived, mailedTo, type Office, remindingOffice } from "./arrange.ts";

const mail = { to: [client], subject: "Rēķins", text: "Labdien!", lang: "lv" };
/** The mailbox writes an address as a link, so that it stands there twice. */
const tokensIn = (text = "") => [
  ...new Set([...text.matchAll(/\/d\/([\w-]{43})/g)].map(([, token = ""]) => token)),
];
const lastTo = async (office: Office) => (await mailedTo(office, client)).at(-1);
const opened = async ({ installation }: Office, token: string) => {
  const answer = await strangerAt(installation)("GET", `/online_documents/${token}`);
  return [answer.status, answer.json().data?.owed?.open_cents];
};

test("a reminder brings the link that the client was sent, by a token of its own", async () => {
  const office = await remindingOffice();
  const { admin } = office;
  const { id } = await lateInvoice(office);
  await made(admin, `/invoices/${id}/mails`, { ...mail, with_link: true });
  const [first = ""] = tokensIn((await lastTo(office))?.text);
  // Three days before the 21st is a Friday.
  await lived(office, id, ["2037-12-17", "2037-12-18"]);
  const reminder = await lastTo(office);
  expect(reminder?.subject).not.toBe("Rēķins");
  const [second = "", ...more] = tokensIn(reminder?.text);
  expect(more).toEqual([]);
  expect(second).not.toBe(first);
  expect(await opened(office, second)).toEqual(await opened(office, first));
  expect(await opened(office, second)).toEqual([200, 21_383]);
  // What is kept of the mail opens nothing.
  const [kept] = (await admin("GET", `/invoices/${id}/mails`)).json().data;
  expect(tokensIn(JSON.stringify(kept))).toEqual([]);
});

test("a reminder brings no link that was taken back, and none where there was none", async () => {
  const office = await remindingOffice();
  const { admin } = office;
  const { id } = await lateInvoice(office);
  await made(admin, `/invoices/${id}/reminders`, mail);
  expect(tokensIn((await lastTo(office))?.text)).toEqual([]);
  const sent = await made(admin, `/invoices/${id}/mails`, { ...mail, with_link: true });
  await admin("PATCH", `/document_links/${sent.link.id}`, { body: { is_revoked: true } });
  await made(admin, `/invoices/${id}/reminders`, mail);
  expect(tokensIn((await lastTo(office))?.text)).toEqual([]);
});
