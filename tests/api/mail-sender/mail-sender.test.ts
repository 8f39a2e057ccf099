import { describe, expect, test } from "vitest";
import { type Caller, port, type TestInstallation } from "#tests/support/installation.ts";
import { emptyOffice, made, mailboxOf } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";

const key = "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAiweykoiGP7GR3X0MOExC";

/** Everything that a domain needs, as a resolver tells it: texts in quotes, long ones in pieces. */
const whole = (domain: string) => ({
  [`MX cf-bounce.${domain}`]: ["1 route1.mx.cloudflare.net.", "2 route2.mx.cloudflare.net."],
  [`TXT cf-bounce.${domain}`]: ['"v=spf1 include:_spf.mx.cloudflare.net ~all"'],
  [`TXT cf-bounce._domainkey.${domain}`]: [`"v=DKIM1; h=sha256; k=rsa; p=${key}" "${key}"`],
  [`TXT _dmarc.${domain}`]: ['"v=DMARC1; p=quarantine"'],
});

/** Says what stands in the run's DNS. */
const stands = (records: Record<string, unknown>) =>
  fetch(`http://127.0.0.1:${port + 1}/dns`, { method: "POST", body: JSON.stringify(records) });

let count = 0;
/** A domain that no other test asks about. */
const newDomain = () => {
  count += 1;
  return `studija${count}-${port}.lv`;
};

async function office(domain: string, address = `rekini@${domain}`) {
  const { installation, admin } = await emptyOffice();
  const saved = await admin("PATCH", "/mail_sender", { body: { address } });
  if (saved.status !== 200) throw new Error(saved.text);
  return { installation, admin };
}

const check = async (admin: Caller) => (await admin("POST", "/mail_sender/checks")).json().data;
const states = ({ records }: { records: { kind: string; state: string | null }[] }) =>
  Object.fromEntries(records.map(({ kind, state }) => [kind, state]));

/** From whom the newest mail with an invoice came. */
async function senderOfInvoice(installation: TestInstallation, admin: Caller): Promise<string> {
  await introduceSeller(admin);
  const { id } = await issued(await invoiceDesk(admin));
  const body = { to: ["janis@klients.lv"], subject: "Rēķins", text: "Labdien!", lang: "lv" };
  await made(admin, `/invoices/${id}/mails`, body);
  const found = (await mailboxOf(installation)).find(({ subject }) => subject === "Rēķins");
  return /(\S+@\S+)/.exec(found?.posted ?? "")?.[1] ?? "";
}

describe("the address that mails are sent from", () => {
  test("is the product's, until the agency's own domain has all its records", async () => {
    const domain = newDomain();
    const { installation, admin } = await office(domain);
    const { data: before } = (await admin("GET", "/mail_sender")).json();
    expect(before).toMatchObject({ address: `rekini@${domain}`, is_used: false, checked_at: null });
    expect(states(before)).toEqual({ returns: null, spf: null, dkim: null, dmarc: null });
    await stands({ [`TXT _dmarc.${domain}`]: ['"v=DMARC1; p=none"'] });
    const first = await check(admin);
    expect(states(first)).toEqual({ returns: "missing", spf: "missing", dkim: "missing", dmarc: "good" });
    expect(await senderOfInvoice(installation, admin)).toBe("no-reply@example.com");
    await stands(whole(domain));
    const second = await check(admin);
    expect(second).toMatchObject({ is_used: true, refused_at: null });
    expect(second.checked_at).not.toBeNull();
    expect(await senderOfInvoice(installation, admin)).toBe(`rekini@${domain}`);
  });

  test("is the product's for mails that are not in the agency's name", async () => {
    const domain = newDomain();
    const { installation, admin } = await office(domain);
    await stands(whole(domain));
    expect((await check(admin)).is_used).toBe(true);
    await made(admin, "/register", { name: "Jana", email: "jana@test.lv", role_id: 2 });
    const [invitation] = await mailboxOf(installation);
    expect(invitation?.posted).toContain("no-reply@example.com");
    expect(invitation?.posted).not.toContain(domain);
  });

  test("is the product's once the post does not know the domain, and the mail goes out all the same", async () => {
    const domain = "mail.refused.test";
    const { installation, admin } = await office(domain);
    await stands(whole(domain));
    expect((await check(admin)).is_used).toBe(true);
    expect(await senderOfInvoice(installation, admin)).toBe("no-reply@example.com");
    const { data } = (await admin("GET", "/mail_sender")).json();
    expect(data).toMatchObject({ is_used: false });
    expect(data.refused_at).not.toBeNull();
    // What is checked again is tried again.
    expect(await check(admin)).toMatchObject({ is_used: true, refused_at: null });
  });

  test("is asked about anew where it changes, and told with what stands there instead", async () => {
    const domain = newDomain();
    const { admin } = await office(domain);
    await stands({
      ...whole(domain),
      [`TXT cf-bounce.${domain}`]: ['"v=spf1 include:_spf.google.com -all"'],
    });
    const { records } = await check(admin);
    expect(records).toMatchObject([
      { kind: "returns", state: "good" },
      { kind: "spf", state: "wrong", found: ["v=spf1 include:_spf.google.com -all"] },
      { kind: "dkim", state: "good", found: [`v=DKIM1; h=sha256; k=rsa; p=${key}${key}`] },
      { kind: "dmarc", state: "good" },
    ]);
    const same = (await admin("PATCH", "/mail_sender", { body: { address: `REKINI@${domain}` } })).json()
      .data;
    expect(same.checked_at).not.toBeNull();
    const other = (await admin("PATCH", "/mail_sender", { body: { address: `tames@${domain}` } })).json()
      .data;
    expect([other.checked_at, other.is_used]).toEqual([null, false]);
  });

  test("finds the policy of the domain above, and says where DNS gave no answer", async () => {
    const domain = newDomain();
    const { admin } = await office(`mail.${domain}`);
    const { [`TXT _dmarc.mail.${domain}`]: _, ...rest } = whole(`mail.${domain}`);
    await stands({
      ...rest,
      [`TXT _dmarc.${domain}`]: ['"v=DMARC1; p=reject"'],
      [`MX cf-bounce.mail.${domain}`]: "fault",
    });
    const checked = await check(admin);
    expect(states(checked)).toEqual({ returns: "unknown", spf: "good", dkim: "good", dmarc: "good" });
    expect(checked.is_used).toBe(false);
  });

  test("is refused in words where it is none, or there is none to check", async () => {
    const { admin } = await emptyOffice();
    const wrong = await admin("PATCH", "/mail_sender", { body: { address: "studija.lv" } });
    expect([wrong.status, Object.keys(wrong.json().errors)]).toEqual([422, ["address"]]);
    const none = await admin("POST", "/mail_sender/checks");
    expect([none.status, none.json().errors]).toEqual([422, { address: ["Vispirms saglabājiet adresi."] }]);
  });
});
