import { describe, expect, test } from "vitest";
import { ask, nightAt } from "#tests/support/installation.ts";
import { pdfOf, pdfWith } from "#tests/support/pdf.ts";
import { aClient, emptyOffice, founder, made, mailboxOf, refusal } from "../arrange.ts";
import { introduceSeller, invoiceDesk } from "../invoices/arrange.ts";
import { offeredChoices } from "../online/offered-choices.ts";
import { addedFile } from "./estimate-files.ts";

async function office() {
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin);
  const { estimate, projectId } = await invoiceDesk(admin);
  const path = `/estimates/${estimate.id}`;
  const now = async () => (await admin("GET", path)).json().data;
  return { installation, admin, path, projectId, now };
}

const mail = (fields: object = {}) => ({
  to: ["janis@klients.lv"],
  subject: "Jūsu tāme",
  text: "Labdien!",
  lang: "lv",
  ...fields,
});

const fileOf = (admin: Awaited<ReturnType<typeof office>>["admin"], id: number) =>
  admin("GET", `/document_mails/${id}/file`);

describe("mailing an estimate", () => {
  test("sends its PDF once, and the file stays what was sent whatever becomes of the estimate", async () => {
    const { installation, admin, path } = await office();
    const headers = { "Idempotency-Key": "mail-1" };
    const first = await admin("POST", `${path}/mails`, { body: mail({ copy: true }), headers });
    const again = await admin("POST", `${path}/mails`, { body: mail({ copy: true }), headers });
    expect([first.status, again.status]).toEqual([201, 201]);
    const sent = (await mailboxOf(installation)).filter(({ subject }) => subject === "Jūsu tāme");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.head?.split(founder)).toHaveLength(3);
    const before = (await admin("GET", `/estimates/pdf/${path.split("/").at(-1)}?lang=lv`)).text;
    expect((await ask(installation.host, "GET", sent[0]?.files[0]?.at ?? "")).text).toBe(before);

    const [kept] = (await admin("GET", `${path}/mails`)).json().data;
    expect(kept).toMatchObject({ state: "sent", to: ["janis@klients.lv"], text: "Labdien!" });
    await admin("PATCH", path, { body: { discount: "50" } });
    const now = (await admin("GET", `/estimates/pdf/${path.split("/").at(-1)}?lang=lv`)).text;
    expect(now).not.toBe(before);
    expect((await fileOf(admin, kept.id)).text).toBe(before);
    await admin("DELETE", path);
    expect((await fileOf(admin, kept.id)).text).toBe(before);
  });

  test("is refused where it has changed since it was seen, and where there is nothing in it", async () => {
    const { installation, admin, path, projectId, now } = await office();
    const { revision } = await now();
    await admin("PATCH", path, { body: { discount: "5" } });
    const seen = await admin("POST", `${path}/mails?seen_revision=${revision}`, { body: mail() });
    expect(seen.status).toBe(412);
    expect(seen.json().data.revision).toBe((await now()).revision);
    const empty = await made(admin, "/estimates", { name: "Tukša", project_id: projectId });
    const refused = await admin("POST", `/estimates/${empty.id}/mails`, { body: mail() });
    expect([refused.status, refused.json().message]).toEqual([
      422,
      "Tāmē vēl nav nevienas pozīcijas, ko nosūtīt",
    ]);
    const known = await admin("POST", `${path}/mails?seen_revision=${(await now()).revision}`, {
      body: mail({ subject: "Otra reize" }),
    });
    expect(known.status).toBe(201);
    expect((await mailboxOf(installation)).map(({ subject }) => subject)).toContain("Otra reize");
    expect((await mailboxOf(installation)).map(({ subject }) => subject)).not.toContain("Jūsu tāme");
  });

  test("is refused where the project has another client than was seen", async () => {
    const { admin, path, projectId, now } = await office();
    const { revision } = await now();
    const other = await made(admin, "/customers", aClient());
    await admin("PATCH", `/projects/${projectId}`, { body: { client: other.id } });
    const late = await admin("POST", `${path}/mails?seen_revision=${revision}`, { body: mail() });
    expect(late.status).toBe(412);
  });

  test("with the same key answers as before where the estimate has changed, and refuses another mail", async () => {
    const { installation, admin, path, now } = await office();
    const headers = { "Idempotency-Key": "mail-1" };
    const at = `${path}/mails?seen_revision=${(await now()).revision}`;
    const first = await admin("POST", at, { body: mail(), headers });
    await admin("PATCH", path, { body: { discount: "50" } });
    const again = await admin("POST", at, { body: mail(), headers });
    expect([again.status, again.json()]).toEqual([201, first.json()]);
    const other = await admin("POST", at, { body: mail({ text: "Cita" }), headers });
    expect(other.status).toBe(422);
    const sent = (await mailboxOf(installation)).filter(({ subject }) => subject === "Jūsu tāme");
    expect(sent).toHaveLength(1);
  });

  test("that is not to be mailed twice is refused once it was, of two at one time as well", async () => {
    const { installation, admin, path } = await office();
    await made(admin, `${path}/mails`, mail({ to: ["janis@refused.test"] }));
    const once = () => admin("POST", `${path}/mails?unless_mailed=yes`, { body: mail() });
    // It may leave yet.
    expect((await once()).status).toBe(409);
    for (let attempt = 2; attempt <= 8; attempt += 1) await nightAt(installation);
    const both = await Promise.all([once(), once()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    await made(admin, `${path}/mails`, mail({ to: ["janis@refused.test"] }));
    for (let attempt = 2; attempt <= 8; attempt += 1) await nightAt(installation);
    expect((await once()).status).toBe(409);
    const sent = (await mailboxOf(installation)).filter(({ subject }) => subject === "Jūsu tāme");
    expect(sent).toHaveLength(1);
  });

  test("takes files of the estimate along, and no other ones", async () => {
    const { installation, admin, path, now } = await office();
    const { id } = await now();
    const [drawing, terms] = await Promise.all(
      ["skice", "noteikumi"].map((name) =>
        addedFile(admin, id, { content: pdfWith(name), filename: `${name}.pdf` }),
      ),
    );
    const { files } = (await admin("GET", `${path}/mail_draft`)).json().data;
    expect(files.map(({ name }: { name: string }) => name).sort()).toEqual(["noteikumi.pdf", "skice.pdf"]);
    const sent = await made(admin, `${path}/mails`, mail({ files: [terms.id] }));
    expect(sent.files).toEqual(["noteikumi.pdf"]);
    const [captured] = await mailboxOf(installation);
    expect(captured?.files.map(({ name }) => name)).toEqual([expect.stringMatching(/pdf$/), "noteikumi.pdf"]);
    const file = await ask(installation.host, "GET", captured?.files[1]?.at ?? "");
    expect(file.text).toContain("noteikumi");
    const other = await invoiceDesk(admin);
    const strange = await admin("POST", `/estimates/${other.estimate.id}/mails`, {
      body: mail({ files: [drawing.id] }),
    });
    expect(refusal(strange)).toMatchObject({ status: 422, errors: { files: expect.anything() } });
  });

  test("is refused where its files are more than the post takes", async () => {
    const { admin, path, now } = await office();
    const { id } = await now();
    const large = await addedFile(admin, id, { content: pdfOf(3_500_000), filename: "liels.pdf" });
    const refused = await admin("POST", `${path}/mails`, { body: mail({ files: [large.id] }) });
    expect(refusal(refused)).toEqual({
      status: 422,
      errors: { files: ["Vēstule ar pielikumiem būtu lielāka par 5 MB, ko pasts nepieņem"] },
    });
    expect((await admin("GET", `${path}/mails`)).json().data).toEqual([]);
  });

  test("tells in the history of the project that it was mailed", async () => {
    const { admin, path, projectId, now } = await office();
    await made(admin, `${path}/mails`, mail());
    const { data } = (await admin("GET", `/projects/${projectId}/history`)).json();
    const told = data.filter(({ entity }: { entity: string }) => entity === "document_mail");
    expect(told).toMatchObject([{ act: "created", name: (await now()).estimate_nr }]);
  });

  test("what waits for the post is given up with the estimate", async () => {
    const { admin, path } = await office();
    const { id } = await made(admin, `${path}/mails`, mail({ to: ["janis@refused.test"] }));
    const state = async () => (await admin("GET", `/document_mails/${id}`)).json().data.state;
    expect(await state()).toBe("waiting");
    await admin("DELETE", path);
    expect(await state()).toBe("failed");
  });
});

describe("what a mail with an estimate begins with", () => {
  test("is those of the client who get estimates, and a text in the client's language", async () => {
    const { admin, path, now } = await office();
    const { project, estimate_nr } = await now();
    const client = `/customers/${project.customer.id}`;
    await admin("PATCH", client, { body: { email: "birojs@klients.lv", document_language: "en" } });
    await made(admin, `${client}/contacts`, { name: "Ilze", email: "ilze@klients.lv", gets_invoices: true });
    const none = (await admin("GET", `${path}/mail_draft`)).json().data;
    const chosen = ({ people }: { people: { email: string; is_chosen: boolean }[] }) =>
      people.filter(({ is_chosen }) => is_chosen).map(({ email }) => email);
    expect(chosen(none)).toEqual(["birojs@klients.lv"]);
    await made(admin, `${client}/contacts`, { name: "Zane", email: "zane@klients.lv", gets_estimates: true });
    const { data } = (await admin("GET", `${path}/mail_draft`)).json();
    expect([data.lang, chosen(data)]).toEqual(["en", ["zane@klients.lv"]]);
    expect(data.subject).toBe(`Estimate ${estimate_nr} from SIA Aģentūra`);
    expect(data.text).toContain(`estimate ${estimate_nr} for the project “${project.name}”`);
  });

  test("names no sum as the price where the client chooses", async () => {
    const { admin, projectId, path } = await office();
    const offered = await offeredChoices(admin, projectId);
    const textOf = async (at: string, lang: string) =>
      (await admin("GET", `${at}/mail_draft?lang=${lang}`)).json().data.text;
    expect(await textOf(offered.path, "lv")).toContain("” par summu, kas atkarīga no jūsu izvēles.");
    expect(await textOf(offered.path, "en")).toContain(
      "”, which comes to an amount that depends on what you choose.",
    );
    // 183.33, with 28.00 and 2.50 of VAT.
    expect(await textOf(path, "lv")).toMatch(/” par 213,83\s€\./);
    expect(await textOf(path, "en")).toMatch(/”, which comes to 213\.83\s€\./);
  });

  test("says which version it is, and which one it replaces", async () => {
    const { admin, path, now } = await office();
    const number = (await now()).estimate_nr;
    const begins = async (lang = "lv") => (await admin("GET", `${path}/mail_draft?lang=${lang}`)).json().data;
    expect((await begins()).subject).toBe(`Tāme ${number} – SIA Aģentūra`);
    await made(admin, `${path}/mails`, mail());
    // The same once more is no other version.
    expect((await begins()).subject).toBe(`Tāme ${number} – SIA Aģentūra`);
    await admin("PATCH", path, { body: { discount: "10" } });
    const second = await begins();
    expect(second.subject).toBe(`Tāme ${number} (2. versija) – SIA Aģentūra`);
    expect(second.text).toContain(
      `tāmi ${number} (2. versija, kas aizstāj iepriekš nosūtīto 1. versiju) projektam`,
    );
    const english = await begins("en");
    expect(english.subject).toBe(`Estimate ${number} (version 2) from SIA Aģentūra`);
    expect(english.text).toContain(
      `${number} (version 2, which replaces version 1 sent before) for the project`,
    );
    await made(admin, `${path}/mails`, mail());
    const again = await begins();
    expect(again.subject).toBe(`Tāme ${number} (2. versija) – SIA Aģentūra`);
    expect(again.text).not.toContain("aizstāj");
    await admin("PATCH", path, { body: { discount: "0" } });
    expect((await begins()).text).toContain(
      `${number} (1. versija, kas aizstāj iepriekš nosūtīto 2. versiju)`,
    );
  });

  test("leaves it to the link where one goes along to look, ask and accept", async () => {
    const { installation, admin, path } = await office();
    const { subject, text, lang } = (await admin("GET", `${path}/mail_draft?lang=lv`)).json().data;
    await made(admin, `${path}/mails`, mail({ subject, text, lang, with_link: true }));
    const [sent] = await mailboxOf(installation);
    expect(sent?.text).toMatch(
      /Skatīt, uzdot jautājumus un apstiprināt tiešsaistē \(līdz .*\):\n<a href="http/,
    );
    expect(sent?.text).not.toContain("atbildiet uz šo vēstuli");
  });
});
