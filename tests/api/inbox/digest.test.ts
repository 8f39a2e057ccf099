import { expect, test } from "vitest";
import { ask, nightAt } from "#tests/support/installation.ts";
import { emptyOffice, founder } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";
import { daysAway } from "../invoices/assortment.ts";

/** Hours in which there is a working morning, whatever holidays there are. */
const longEnough = 16 * 24;

test("what is not read is sent by mail to who chose it, once for a morning, and to nobody else", async () => {
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  const late = await issued(at, {}, { date: daysAway(-40), due_date: daysAway(-3) });
  const mails = async () => {
    const { text } = await ask(installation.host, "GET", "/mailbox");
    return [...text.matchAll(/<article>.*?<\/article>/gs)]
      .map(([mail]) => mail)
      .filter((mail) => mail.includes(late.invoice_nr));
  };
  const night = () => nightAt(installation, longEnough);

  await night();
  expect(await mails()).toEqual([]);
  expect((await admin("POST", "/inbox/digest")).json()).toEqual({ data: { has_digest: true } });
  expect((await admin("GET", "/inbox")).json().meta.has_digest).toBe(true);
  await night();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  for (const words of [founder, "213,83", installation.origin, "iesūtnē 1 nelasīts"])
    expect(mail).toContain(words);

  const [item] = (await admin("GET", "/inbox")).json().data;
  await admin("POST", "/inbox/read", { body: { items: [{ key: item.key, mark: item.mark }] } });
  await night();
  expect(await mails()).toHaveLength(1);
  expect((await admin("DELETE", "/inbox/digest")).json()).toEqual({ data: { has_digest: false } });
});
