import { describe, expect, test } from "vitest";
import { ask, nightAt } from "#tests/support/installation.ts";
import { pdfOf, pdfWith } from "#tests/support/pdf.ts";
import { aClient, founder, made, mailboxOf, refusal } from "../arrange.ts";
import { invoiceDesk } from "../invoices/arrange.ts";
import { mail, office } from "./arrange-mails.ts";
import { addedFile } from "./estimate-files.ts";

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
    const { installation, admin, path, now } = await office();
    await made(admin, `${path}/mails`, mail({ to: ["janis@refused.test"] }));
    const once = () => admin("POST", `${path}/mails?unless_mailed=yes`, { body: mail() });
    // It may leave yet.
    expect([(await once()).status, (await now()).sent_state]).toEqual([409, "sent"]);
    for (let attempt = 2; attempt <= 8; attempt += 1) await nightAt(installation);
    expect((await now()).sent_state).toBe(null);
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
