import { describe, expect, test } from "vitest";
import { made, mailboxOf } from "../arrange.ts";
import { hired } from "../people.ts";
import { accepted, newestMail, readerOf, sendingOffice, sentLink } from "./arrange.ts";

const otherwise = {
  name: "Zane Kalna",
  accepted_on: "05.01.2026",
  method: "order",
  order_number: "PO-7",
  lang: "lv",
};

/** An office that has sent an estimate of 183.33 and made another of it since, of 91.67. */
async function changedDesk() {
  const office = await sendingOffice();
  const { installation, admin, path } = office;
  await admin("PATCH", "/companies/1/details", { body: { advance_percentage: "50" } });
  const reader = readerOf(installation, await sentLink(office));
  const change = (body: object) => admin("PATCH", path, { body });
  await change({ discount: "50" });
  const told = async () => (await admin("GET", `${path}/acceptances`)).json().data;
  const advance = async () =>
    (await admin("GET", `${path.replace("/estimates", "")}/invoices`)).json().data.advance_percentage;
  return { ...office, reader, change, told, advance };
}

describe("an acceptance of what an estimate says no more", () => {
  test("claims no advance on another sum, and is told as that of what was sent", async () => {
    const { installation, reader, change, told, advance } = await changedDesk();
    await accepted(installation, reader);
    const mail = await newestMail(installation, "Klients apstiprināja nosūtīto versiju");
    expect(mail).toContain("Tāme nav apstiprināta: kopš nosūtīšanas tā ir mainīta");
    expect(await told()).toMatchObject({ differs: true, approved_by: null });
    expect((await change({ is_approved: true })).status).toBe(200);
    expect(await advance()).toBe("0.00");
    expect(await told()).toMatchObject({ differs: true, approved_by: null });
  });

  test("is not approved over where that is asked for, until the estimate says the same again", async () => {
    const { installation, reader, change, now } = await changedDesk();
    const careful = { is_approved: true, unless_accepted_otherwise: true };
    await accepted(installation, reader);
    const refused = await change(careful);
    expect([refused.status, (await now()).is_approved]).toEqual([409, false]);
    const together = await change({ ...careful, discount: "40" });
    expect([together.status, (await now()).is_approved]).toEqual([409, false]);
    expect((await change({ ...careful, discount: "0" })).status).toBe(200);
  });

  test("holds as it was given once the estimate says the same again: its project goes to work", async () => {
    const { installation, admin, projectId, reader, change, told, advance, now } = await changedDesk();
    await accepted(installation, reader);
    const status = async () => (await admin("GET", `/projects/${projectId}`)).json().data.status_id;
    await change({ discount: "0" });
    expect(await told()).toMatchObject({ differs: false });
    expect(await status()).toBe(1);
    const approved = await change({ is_approved: true });
    expect(approved.json().data.project.in_planning).toBe(true);
    expect((await now()).version).toBe(approved.json().data.version);
    expect([await status(), await advance()]).toEqual([2, "50.00"]);
  });

  test("holds where client and agency are called otherwise since", async () => {
    const office = await sendingOffice();
    const { installation, admin, path } = office;
    await admin("PATCH", "/companies/1/details", { body: { advance_percentage: "50" } });
    await accepted(installation, readerOf(installation, await sentLink(office)));
    await admin("PATCH", "/companies/1/details", { body: { legal_name: "SIA Pārdēvēta" } });
    const at = `${path.replace("/estimates", "")}/invoices`;
    expect((await admin("GET", at)).json().data.advance_percentage).toBe("50.00");
  });

  test("keeps the estimate: it is not deleted, and says why", async () => {
    const { installation, admin, path, reader, now } = await changedDesk();
    await accepted(installation, reader);
    const refused = await admin("DELETE", path, { headers: { "Accept-Language": "lv" } });
    expect([refused.status, refused.json().message]).toEqual([
      409,
      "Klients šo tāmi ir apstiprinājis, tāpēc to dzēst nevar",
    ]);
    expect((await now()).is_approved).toBe(false);
  });
});

describe("an acceptance by hand of a newer version", () => {
  test("takes the older link back, and is what the estimate is approved by", async () => {
    const { installation, admin, path, reader, told } = await changedDesk();
    const noted = await made(admin, `${path}/acceptances`, otherwise);
    expect((await reader("GET")).json().data).toMatchObject({ state: "revoked", content: null });
    expect((await reader("POST", "/codes", { name: "Jānis" })).status).toBe(409);
    expect(await told()).toMatchObject({ approved_by: noted.id, differs: false });
    // Opened to its client once more, it is accepted as it was sent: the approval stays whose it is.
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    await admin("PATCH", `/document_links/${mail.link.id}`, { body: { is_revoked: false } });
    await accepted(installation, reader);
    expect(await told()).toMatchObject({
      accepted: [{ name: "Zane Kalna" }, { name: "Jānis Bērziņš" }],
      approved_by: noted.id,
    });
  });

  test("leaves the link of the same wording, which shows it", async () => {
    const office = await sendingOffice();
    const { installation, admin, path } = office;
    const reader = readerOf(installation, await sentLink(office));
    await made(admin, `${path}/acceptances`, otherwise);
    expect((await reader("GET")).json().data.state).toBe("accepted");
  });
});

describe("an answer", () => {
  test("is told to who sent the document and to its project's manager, one mail each", async () => {
    const office = await sendingOffice();
    const { installation, admin, projectId } = office;
    const manager = await hired(office, { name: "Pēteris Āboliņš", email: "peteris@birojs.lv" });
    const count = async () =>
      (await mailboxOf(installation))
        .filter(({ subject }) => subject?.startsWith("Klients noraidīja"))
        .map(({ head }) => /[\w.]+@[\w.]+/.exec(head ?? "")?.[0])
        .sort();
    await readerOf(installation, await sentLink(office))("POST", "/refusal", { name: "Jānis", reason: "Nē" });
    const [own, ...others] = await count();
    expect(others).toEqual([]);
    await admin("PATCH", `/projects/${projectId}`, { body: { project_manager: manager.id } });
    const again = readerOf(installation, await sentLink(office, { lang: "en" }));
    await again("POST", "/refusal", { name: "Jānis", reason: "Vēl nē" });
    expect(await count()).toEqual([own, own, "peteris@birojs.lv"].sort());
  });

  test("that declines has its reason wherever it is told", async () => {
    const office = await sendingOffice();
    const { installation, admin, projectId } = office;
    const reader = readerOf(installation, await sentLink(office));
    await reader("POST", "/refusal", { name: "Jānis", reason: "Par dārgu" });
    const inbox = (await admin("GET", "/inbox")).json().data;
    expect(inbox.find(({ kind }: { kind: string }) => kind === "answer")).toMatchObject({
      answer: "declined",
      reason: "Par dārgu",
    });
    const history = (await admin("GET", `/projects/${projectId}/history`)).json().data;
    expect(history.find(({ entity }: { entity: string }) => entity === "refusal").reason).toBe("Par dārgu");
  });

  test("is asked for and confirmed in the name that the document came in", async () => {
    const office = await sendingOffice();
    const { installation, admin } = office;
    await admin("PATCH", "/companies/1/details", { body: { legal_name: "SIA Juridiskā" } });
    await accepted(installation, readerOf(installation, await sentLink(office)));
    for (const subject of ["Apstiprinājuma kods", "Apstiprināts: "])
      expect((await newestMail(installation, subject)).trimEnd()).toMatch(/SIA Juridiskā$/);
  });
});
