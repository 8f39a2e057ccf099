import { expect, test } from "vitest";
import { operatorToken } from "#tests/gate/operators.ts";
import { ask } from "#tests/support/installation.ts";
import { morningOf } from "#tests/support/mornings.ts";
import { made, mailboxOf } from "../arrange.ts";
import { client, lateInvoice, lived, type Office, remindingOffice } from "./arrange.ts";

const mail = { subject: "Rēķins", text: "Labdien!", lang: "lv" };
const draftOf = async ({ admin }: Office, id: number) =>
  (await admin("GET", `/invoices/${id}/reminder_draft`)).json().data;
const chosen = async (office: Office, id: number): Promise<string[]> =>
  (await draftOf(office, id)).people
    .filter(({ is_chosen }: { is_chosen: boolean }) => is_chosen)
    .map(({ email }: { email: string }) => email);

/** Has the post say of the newest mail that it did not reach an address. */
async function bounce({ installation }: Office, recipient: string, kind = "bounced") {
  const [newest] = await mailboxOf(installation);
  const messageId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(newest?.posted ?? "")?.[0];
  const body = [
    {
      type: `cf.email.sending.message.${kind}`,
      payload: { messageId, recipient, bounce: { reason: "550" } },
      metadata: { eventTimestamp: "2026-11-28T10:00:00.000Z" },
    },
  ];
  const headers = { Authorization: `Bearer ${await operatorToken()}` };
  // Whose mail it is, is kept once it has left.
  const told = async () =>
    (await ask("operator.localhost", "POST", "/mail-events", { headers, body })).json().data.told;
  await expect.poll(told).toBe(1);
}

test.each(["bounced", "complained"])("nobody is reminded at an address of which a mail %s", async (kind) => {
  const office = await remindingOffice();
  const { admin } = office;
  const { id } = await lateInvoice(office);
  await made(admin, `/invoices/${id}/mails`, { ...mail, to: ["gramatvediba@klients.lv"] });
  expect(await chosen(office, id)).toEqual(["gramatvediba@klients.lv"]);
  await bounce(office, "gramatvediba@klients.lv", kind);
  expect(await chosen(office, id)).toEqual([client]);
  // One that has left since shows that it is read again.
  await made(admin, `/invoices/${id}/mails`, { ...mail, to: ["gramatvediba@klients.lv"] });
  expect(await chosen(office, id)).toEqual(["gramatvediba@klients.lv"]);
});

test("nobody is reminded who works for the client no more", async () => {
  const office = await remindingOffice();
  const { admin, at } = office;
  const { id } = await lateInvoice(office);
  const contacts = `/customers/${at.clientId}/contacts`;
  const contact = await made(admin, contacts, { name: "Vecais", email: "Vecais@klients.lv" });
  await made(admin, `/invoices/${id}/mails`, { ...mail, to: ["vecais@klients.lv"] });
  expect(await chosen(office, id)).toEqual(["vecais@klients.lv"]);
  expect((await admin("DELETE", `/client_contacts/${contact.id}`)).status).toBe(200);
  expect(await chosen(office, id)).toEqual([client]);
  expect(await lived(office, id, ["2037-12-17", "2037-12-18"])).toEqual([[-3, "2037-12-18"]]);
  const [reminder] = await mailboxOf(office.installation);
  expect(reminder?.head).toContain(client);
  expect(reminder?.head).not.toContain("vecais");
});

test("clients are reminded in the language of those who get it, or in that of their documents where theirs differ", async () => {
  const office = await remindingOffice();
  const { admin, at } = office;
  const { id } = await lateInvoice(office);
  const person = (name: string, language: string) =>
    made(admin, `/customers/${at.clientId}/contacts`, {
      name,
      email: `${name.toLowerCase()}@klients.lv`,
      language,
      gets_reminders: true,
    });
  await person("Adam", "en");
  expect((await draftOf(office, id)).lang).toBe("en");
  await person("Zane", "lv");
  expect((await draftOf(office, id)).lang).toBe("lv");
});

test("of two who remind at one time the second is told, and the client is written to once", async () => {
  const office = await remindingOffice();
  const { id, version } = await lateInvoice(office);
  const headers = { "If-Match": `"${version}"` };
  const remind = () =>
    office.admin("POST", `/invoices/${id}/reminders`, { body: { ...mail, to: [client] }, headers });
  const answers = await Promise.all([remind(), remind()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 412]);
});

test("nobody is reminded while documents are switched off", async () => {
  const office = await remindingOffice();
  await lateInvoice(office);
  expect((await office.admin("PATCH", "/modules/", { body: { modules: [] } })).status).toBe(200);
  for (const date of ["2037-12-17", "2037-12-18"]) await morningOf(office.installation, date);
  expect((await mailboxOf(office.installation)).filter(({ head }) => head?.includes(client))).toEqual([]);
});
