import { describe, expect, test } from "vitest";
import { container } from "#tests/support/container.ts";
import { strangerAt, type TestInstallation } from "#tests/support/installation.ts";
import { multipart, textParts } from "#tests/support/multipart.ts";
import { pdfOf } from "#tests/support/pdf.ts";
import { refusal } from "../arrange.ts";
import { addItems, desk as estimateDesk } from "../estimates/arrange.ts";
import { linkIn, newestMail, readerOf, sendingOffice, sentLink } from "./arrange.ts";

const sendAt = (
  installation: TestInstallation,
  token: string,
  content: Uint8Array = container,
  filename = "tāme.edoc",
) =>
  strangerAt(installation)(
    "POST",
    `/online_documents/${token}/signed_files`,
    multipart([
      ...textParts({ name: "Jānis Bērziņš", role: "Direktors" }),
      { name: "file", content, filename, type: "application/octet-stream" },
    ]),
  );

async function desk() {
  const office = await sendingOffice();
  const token = await sentLink(office);
  const { admin, path, installation } = office;
  const list = async () => (await admin("GET", `${path}/acceptances`)).json().data;
  const inbox = async () =>
    (await admin("GET", "/inbox")).json().data.filter(({ kind }: { kind: string }) => kind === "signed_file");
  const send = () => sendAt(installation, token);
  return { ...office, token, reader: readerOf(installation, token), list, inbox, send };
}

describe("a signed document that a client sends", () => {
  test("is no acceptance: it waits, is told inside and can be had again at the link", async () => {
    const { installation, reader, list, inbox, send, now } = await desk();
    expect((await send()).status).toBe(201);
    expect((await now()).is_approved).toBe(false);
    const { state, signed } = (await reader("GET")).json().data;
    expect(state).toBe("open");
    expect(signed).toMatchObject([{ name: "tāme.edoc", by: "Jānis Bērziņš", size: container.byteLength }]);
    const back = await reader("GET", `/files/${signed[0].file}`);
    expect([back.status, Buffer.compare(back.bytes, container)]).toEqual([200, 0]);
    expect(back.headers["content-disposition"]).toMatch(/^attachment; /);
    expect(back.headers["content-security-policy"]).toMatch(/^sandbox/);
    expect((await list()).waiting).toMatchObject([{ name: "tāme.edoc", is_clients: true }]);
    expect(await inbox()).toMatchObject([{ by: "Jānis Bērziņš", file: "tāme.edoc", is_unread: true }]);
    expect(await newestMail(installation, "Parakstīts dokuments")).toContain("tāme.edoc");
  });

  test("waits no more once the estimate is accepted in another way", async () => {
    const { admin, path, list, inbox, send } = await desk();
    await send();
    const words = { name: "Zane", accepted_on: "05.01.2026", method: "words", note: "Zvanīja", lang: "lv" };
    expect((await admin("POST", `${path}/acceptances`, { body: words })).status).toBe(201);
    expect((await list()).waiting).toEqual([]);
    expect(await inbox()).toEqual([]);
  });

  test("and a question are told beside the mail by when they came, and the agency's answer is not", async () => {
    const { admin, path, list, reader, send } = await desk();
    const wrote = async () => (await admin("GET", `${path}/mails`)).json().data[0].link.last_wrote_at;
    expect(await wrote()).toBeNull();
    const asked = (await reader("POST", "/questions", { name: "Jānis", text: "Kur parakstīt?" })).json().data;
    expect(await wrote()).toBe(asked.at);
    await admin("POST", `${path}/questions`, { body: { text: "Pirmajā lapā." } });
    expect(await wrote()).toBe(asked.at);
    await send();
    const [file] = (await list()).waiting;
    expect(file.at > asked.at).toBe(true);
    expect(await wrote()).toBe(file.at);
  });

  test("is confirmed by the agency, and is the acceptance then", async () => {
    const { installation, admin, path, reader, list, inbox, send, now } = await desk();
    await send();
    const [file] = (await list()).waiting;
    const body = {
      name: "Jānis Bērziņš",
      accepted_on: "2026-01-05",
      method: "file",
      lang: "lv",
      signed_file_id: file.id,
    };
    expect((await admin("POST", `${path}/acceptances`, { body })).status).toBe(201);
    expect(await list()).toMatchObject({ accepted: [{ method: "file", file }], waiting: [] });
    expect(await inbox()).toEqual([]);
    expect((await now()).is_approved).toBe(true);
    expect((await reader("GET")).json().data).toMatchObject({ state: "accepted", has_proof: true });
    const mailed = readerOf(installation, linkIn(await newestMail(installation, "Apstiprināts:")));
    for (const at of [reader, mailed])
      for (const what of ["certificate", "proof"]) expect((await at("GET", `/${what}`)).status).toBe(200);
    const other = readerOf(installation, await sentLink({ installation, admin, path }));
    expect((await other("GET")).json().data).toMatchObject({ state: "accepted", has_proof: false });
    expect((await other("GET", "/certificate")).status).toBe(404);
  });

  test("waits no more once the client was answered", async () => {
    const { admin, path, list, inbox, send } = await desk();
    await send();
    await admin("POST", `${path}/questions`, { body: { text: "Paraksts nav derīgs." } });
    expect([(await list()).waiting, await inbox()]).toEqual([[], []]);
  });

  test("of another estimate confirms nothing", async () => {
    const { admin, list, send } = await desk();
    await send();
    const [file] = (await list()).waiting;
    const other = await estimateDesk(admin);
    await addItems(other, [{ name: "Rinda", price: "5" }]);
    const body = {
      name: "J",
      accepted_on: "2026-01-05",
      method: "file",
      lang: "lv",
      signed_file_id: file.id,
    };
    const answer = await admin("POST", `/estimates/${other.estimate.id}/acceptances`, { body });
    expect(refusal(answer)).toEqual({
      status: 422,
      errors: { signed_file_id: ["Izvēlieties vienu no piedāvātajām vērtībām"] },
    });
  });

  test("is refused where it is something else, too large, or where the link opens nothing or is closed", async () => {
    const { installation, admin, path, token } = await desk();
    const page = await sendAt(installation, token, Buffer.from("<html>"), "tāme.pdf");
    expect(refusal(page)).toEqual({ status: 422, errors: { file: ["Der PDF, .edoc vai .asice dokuments"] } });
    const large = await sendAt(installation, token, pdfOf(10 * 1024 * 1024 + 1), "tāme.pdf");
    expect(refusal(large)).toEqual({ status: 413, errors: { file: ["Fails ir lielāks par 10 MB"] } });
    expect((await sendAt(installation, "A".repeat(43))).status).toBe(404);
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    await admin("PATCH", `/document_links/${mail.link.id}`, { body: { is_revoked: true } });
    expect((await sendAt(installation, token)).status).toBe(409);
  });

  test("comes five times an hour by one link", async () => {
    const { send } = await desk();
    const statuses = [];
    for (let sent = 1; sent <= 6; sent += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test("is in the history of its project as nobody's of the agency", async () => {
    const { admin, projectId, send } = await desk();
    await send();
    const [entry] = (await admin("GET", `/projects/${projectId}/history`)).json().data;
    expect(entry).toMatchObject({ entity: "signed_file", actor: null, act: "created" });
  });
});
