import { describe, expect, test } from "vitest";
import { type Caller, port, type TestInstallation } from "#tests/support/installation.ts";
import { emptyOffice, made, mailboxOf } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";

const key = "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAiweykoiGP7GR3X0MOExC";

/** Everything that a domain needs, as a resolver tells it: texts in quotes, long ones in pieces. */
const whole = (domain: string, proof: string) => ({
  [`TXT _portal-sender.${domain}`]: [`"${proof}"`],
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
  const [owner] = saved.json().data.records;
  return { installation, admin, proof: String(owner.values[0]) };
}

const check = async (admin: Caller) => (await admin("POST", "/mail_sender/checks")).json().data;
const states = ({ records }: { records: { kind: string; state: string | null }[] }) =>
  Object.fromEntries(records.map(({ kind, state }) => [kind, state]));

/** The address that the newest mail with an invoice came from. */
async function senderOfInvoice(installation: TestInstallation, admin: Caller): Promise<string> {
  await introduceSeller(admin);
  const { id } = await issued(await invoiceDesk(admin));
  const body = { to: ["janis@klients.lv"], subject: "Rēķins", text: "Labdien!", lang: "lv" };
  await made(admin, `/invoices/${id}/mails`, body);
  const found = (await mailboxOf(installation)).find(({ subject }) => subject === "Rēķins");
  return /(\S+@\S+)/.exec(found?.posted ?? "")?.[1] ?? "";
}

describe("the address that mails are sent from", () => {
  test("stays where a change does not name it, and goes where it is emptied", async () => {
    const domain = newDomain();
    const { admin } = await office(domain);
    const patched = async (body: object) => (await admin("PATCH", "/mail_sender", { body })).json().data;
    const shown = (await admin("GET", "/mail_sender")).json().data;
    expect(shown.address).toBe(`rekini@${domain}`);
    expect(await patched({})).toEqual(shown);
    expect(await patched({ address: "" })).toMatchObject({ address: "", version: shown.version + 1 });
  });

  test("is the product's, until the agency's own domain has all its records", async () => {
    const domain = newDomain();
    const { installation, admin, proof } = await office(domain);
    const { data: before } = (await admin("GET", "/mail_sender")).json();
    expect(before).toMatchObject({ address: `rekini@${domain}`, is_used: false, checked_at: null });
    expect(states(before)).toEqual({ owner: null, returns: null, spf: null, dkim: null, dmarc: null });
    await stands({ [`TXT _dmarc.${domain}`]: ['"v=DMARC1; p=none"'] });
    const first = await check(admin);
    expect(states(first)).toEqual({
      owner: "missing",
      returns: "missing",
      spf: "missing",
      dkim: "missing",
      dmarc: "good",
    });
    expect(await senderOfInvoice(installation, admin)).toBe("no-reply@example.com");
    await stands(whole(domain, proof));
    const second = await check(admin);
    expect(second).toMatchObject({ is_used: true, refused_at: null });
    expect(second.checked_at).not.toBeNull();
    expect(await senderOfInvoice(installation, admin)).toBe(`rekini@${domain}`);
  });

  test("is the product's for mails that are not in the agency's name", async () => {
    const domain = newDomain();
    const { installation, admin, proof } = await office(domain);
    await stands(whole(domain, proof));
    expect((await check(admin)).is_used).toBe(true);
    await made(admin, "/register", { name: "Jana", email: "jana@test.lv", role_id: 2 });
    const [invitation] = await mailboxOf(installation);
    expect(invitation?.posted).toContain("no-reply@example.com");
    expect(invitation?.posted).not.toContain(domain);
  });

  test("is the product's once the post does not know the domain, and the mail goes out all the same", async () => {
    const domain = "mail.refused.test";
    const { installation, admin, proof } = await office(domain);
    await stands(whole(domain, proof));
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
    const { admin, proof } = await office(domain);
    await stands({
      ...whole(domain, proof),
      [`TXT cf-bounce.${domain}`]: ['"v=spf1 include:_spf.google.com -all"'],
    });
    const { records } = await check(admin);
    expect(records).toMatchObject([
      { kind: "owner", state: "good" },
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
    const { admin, proof } = await office(`mail.${domain}`);
    const { [`TXT _dmarc.mail.${domain}`]: _, ...rest } = whole(`mail.${domain}`, proof);
    await stands({
      ...rest,
      [`TXT _dmarc.${domain}`]: ['"v=DMARC1; p=reject"'],
      [`MX cf-bounce.mail.${domain}`]: "fault",
    });
    const checked = await check(admin);
    expect(states(checked)).toEqual({
      owner: "good",
      returns: "unknown",
      spf: "good",
      dkim: "good",
      dmarc: "good",
    });
    expect(checked.is_used).toBe(false);
  });

  test("is not that of a domain which another agency has set up, nor the portal's own", async () => {
    const domain = newDomain();
    const owner = await office(domain);
    await stands(whole(domain, owner.proof));
    expect((await check(owner.admin)).is_used).toBe(true);
    const other = await office(domain);
    expect(other.proof).not.toBe(owner.proof);
    const { is_used, records } = await check(other.admin);
    expect([is_used, records[0]]).toMatchObject([false, { kind: "owner", state: "wrong" }]);
    const refused = await other.admin("PATCH", "/mail_sender", { body: { address: "boss@example.com" } });
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, ["address"]]);
  });

  test("keeps what DNS said before where it gives no answer", async () => {
    const domain = newDomain();
    const { admin, proof } = await office(domain);
    await stands(whole(domain, proof));
    await check(admin);
    await stands({ [`TXT cf-bounce.${domain}`]: "fault" });
    expect(await check(admin)).toMatchObject({ is_used: true });
  });

  test("is refused in words where it is none, or there is none to check", async () => {
    const { admin } = await emptyOffice();
    const wrong = await admin("PATCH", "/mail_sender", { body: { address: "studija.lv" } });
    expect([wrong.status, Object.keys(wrong.json().errors)]).toEqual([422, ["address"]]);
    const none = await admin("POST", "/mail_sender/checks");
    expect([none.status, none.json().errors]).toEqual([422, { address: ["Vispirms saglabājiet adresi."] }]);
  });
});
