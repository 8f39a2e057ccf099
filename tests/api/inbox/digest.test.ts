import { expect, test } from "vitest";
import { ask, type Caller, nightAt, type TestInstallation } from "#tests/support/installation.ts";
import { operator } from "../../gate/operators.ts";
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

/** An office with a late document, whose founder has a digest sent. */
async function withDigest() {
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  const { invoice_nr } = await issued(at, {}, { date: daysAway(-40), due_date: daysAway(-3) });
  expect((await admin("POST", "/inbox/digest")).status).toBe(200);
  return { installation, admin, invoice_nr };
}

async function mailsOf({ host }: TestInstallation, words: string): Promise<number> {
  const { text } = await ask(host, "GET", "/mailbox");
  return [...text.matchAll(/<article>.*?<\/article>/gs)].filter(([mail]) => mail.includes(words)).length;
}

/** Makes the working days of the next two weeks days off, or working days again. */
async function close(admin: Caller, isOff: boolean): Promise<void> {
  for (let days = 0; days < 14; days += 1) {
    const date = daysAway(days);
    const answer = isOff
      ? await admin("POST", "/holidays", { body: { date, name: "Slēgts" } })
      : await admin("DELETE", `/holidays/${date}`);
    expect([200, 201, 404, 409, 422], answer.text).toContain(answer.status);
  }
}

test("none is sent on a day that has become one off", async () => {
  const { installation, admin, invoice_nr } = await withDigest();
  await close(admin, true);
  await nightAt(installation, longEnough);
  expect(await mailsOf(installation, invoice_nr)).toBe(0);
  await close(admin, false);
  await nightAt(installation, longEnough + 20 * 24);
  expect(await mailsOf(installation, invoice_nr)).toBe(1);
});

test("none is sent from a host that is suspended, and again once it is open", async () => {
  const { installation, invoice_nr } = await withDigest();
  const manager = await operator();
  await manager.change(installation.host, { state: "suspended" });
  await nightAt(installation, longEnough);
  await manager.change(installation.host, { state: "active" });
  expect(await mailsOf(installation, invoice_nr)).toBe(0);
  await nightAt(installation, longEnough + 20 * 24);
  expect(await mailsOf(installation, invoice_nr)).toBe(1);
});
