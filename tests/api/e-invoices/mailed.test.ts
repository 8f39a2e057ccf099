import { expect, test } from "vitest";
import { made, mailboxOf } from "../arrange.ts";
import { issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { morningOf, planned, runsOf } from "../recurring/arrange.ts";
import { eInvoiceOf, municipalOffice, ordered } from "./arrange.ts";

const mail = { to: ["birojs@klients.lv"], subject: "Rēķins", text: "Labdien!", lang: "lv" };

test("an e-invoice that was mailed is sent, by who mailed it, and is to be reported", async () => {
  const { admin, at } = await municipalOffice();
  const document = await issued(at, ordered);
  await admin("POST", `/invoices/${document.id}/mails`, { body: { ...mail, with_einvoice: true } });
  await expect
    .poll(() => eInvoiceOf(admin, document))
    .toMatchObject({
      state: "unreported",
      channel: "mail",
      sent_on: daysAway(0),
      sent_by: { name: "Anna Ozola" },
    });
});

test("a mail without it leaves the e-invoice to be sent, and what was said before stays", async () => {
  const { admin, at } = await municipalOffice();
  const document = await issued(at, ordered);
  const path = `/invoices/${document.id}`;
  await admin("POST", `${path}/mails`, { body: mail });
  const sentAt = async () => (await admin("GET", path)).json().data.sent_at;
  await expect.poll(sentAt).not.toBeNull();
  expect(await eInvoiceOf(admin, document)).toMatchObject({ state: "unsent", channel: null });
  await admin("PATCH", `/e_invoices/${document.id}`, {
    body: { channel: "e_address", sent_on: daysAway(0), note: "Partija 3" },
  });
  const { id } = await made(admin, `${path}/mails`, { ...mail, with_einvoice: true });
  const stateOf = async () => {
    const mails: { id: number; state: string }[] = (await admin("GET", `${path}/mails`)).json().data;
    return mails.find((one) => one.id === id)?.state;
  };
  await expect.poll(stateOf).toBe("sent");
  expect(await eInvoiceOf(admin, document)).toMatchObject({ channel: "e_address", note: "Partija 3" });
});

test("a recurring invoice to a public body brings its e-invoice", async () => {
  const { installation, admin, at } = await municipalOffice();
  const body = { buyer_reference: "Nodaļa 1", email: "birojs@klients.lv" };
  await admin("PATCH", `/customers/${at.clientId}`, { body });
  const plan = await planned(at, { does: "send" });
  await morningOf(installation, "2032-01-15");
  const [run] = await runsOf(admin, plan);
  expect(run?.outcome).toBe("sent");
  const number = run?.invoice?.invoice_nr ?? "";
  const [sent] = (await mailboxOf(installation)).filter(({ subject }) => subject?.includes(number));
  expect(sent?.files.map(({ name }) => name)).toContain(`${number}.xml`);
});
