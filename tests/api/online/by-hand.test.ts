import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { container, containerOf } from "#tests/support/container.ts";
import { type Caller, strangerAt } from "#tests/support/installation.ts";
import { multipart, textParts } from "#tests/support/multipart.ts";
import { pdf } from "#tests/support/pdf.ts";
import { joined } from "#tests/support/pictures.ts";
import { made, refusal } from "../arrange.ts";
import { hired } from "../people.ts";
import { accepted, readerOf, sendingOffice, sentLink } from "./arrange.ts";

const order = {
  name: "Jānis Bērziņš",
  role: "Direktors",
  accepted_on: "05.01.2026",
  method: "order",
  order_number: "PO-2026/7",
  lang: "lv",
};
const { order_number: _, ...signed } = { ...order, method: "file" };

const withFile = (texts: Record<string, string>, content: Uint8Array, filename: string) =>
  multipart([...textParts(texts), { name: "file", content, filename, type: "application/octet-stream" }]);

async function desk() {
  const office = await sendingOffice();
  const { admin, path } = office;
  const send = (asked: Parameters<typeof admin>[2], query = "") =>
    admin("POST", `${path}/acceptances${query}`, asked);
  const note = (body: object, query = "") => send({ body }, query);
  const list = async () => (await admin("GET", `${path}/acceptances`)).json().data;
  return { ...office, send, note, list };
}

describe("an acceptance that is noted by hand", () => {
  test("approves the estimate, sets its project going and is listed with its order number", async () => {
    const { admin, note, list, now, projectId } = await desk();
    const answer = await note(order);
    expect(answer.status).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({
      kind: "accepted",
      name: "Jānis Bērziņš",
      role: "Direktors",
      method: "order",
      accepted_on: "2026-01-05",
      order_number: "PO-2026/7",
      file: null,
    });
    expect(data.record_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await list()).toEqual({ accepted: [data], waiting: [], approved_by: data.id, differs: false });
    expect(await now()).toMatchObject({ is_approved: true });
    expect((await admin("GET", `/projects/${projectId}`)).json().data).toMatchObject({ status_id: 2 });
  });

  test("keeps what was signed byte for byte, with what stands behind its end, and has it saved and not opened", async () => {
    const { installation, admin, send, list } = await desk();
    const longer = joined(pdf, Buffer.from("\nkas stāv aiz beigām"));
    const answer = await send(withFile(signed, longer, "Līgums parakstīts.pdf"));
    const { file } = answer.json().data;
    expect(file).toMatchObject({
      name: "Līgums parakstīts.pdf",
      size: longer.byteLength,
      sha256: createHash("sha256").update(longer).digest("hex"),
      is_clients: false,
    });
    const read = await admin("GET", file.url.replace(/^\/api/, ""));
    expect(Buffer.compare(read.bytes, longer)).toBe(0);
    expect(read.headers["content-disposition"]).toMatch(/^attachment; /);
    expect(read.headers["content-security-policy"]).toMatch(/^sandbox/);
    expect((await list()).accepted).toMatchObject([{ method: "file", file }]);
    expect((await strangerAt(installation)("GET", file.url.replace(/^\/api/, ""))).status).toBe(401);
  });

  test.each(["līgums.edoc", "līgums.asice"])("takes a container: %s", async (name) => {
    const { admin, send } = await desk();
    const answer = await send(withFile(signed, container, name));
    const { file } = answer.json().data;
    expect(file).toMatchObject({ name, mime_type: "application/vnd.etsi.asic-e+zip" });
    const read = await admin("GET", file.url.replace(/^\/api/, ""));
    expect([read.status, Buffer.compare(read.bytes, container)]).toEqual([200, 0]);
    expect(read.headers["content-disposition"]).toContain(encodeURIComponent(name));
  });

  test.each<[string, Uint8Array]>([
    ["a page", Buffer.from("<html><script>alert(1)</script>")],
    ["a ZIP of something else", containerOf("application/epub+zip")],
    ["a container that names its type elsewhere", containerOf("application/vnd.etsi.asic-e+zip", "cits.txt")],
    ["a type that goes on", containerOf("application/vnd.etsi.asic-e+zip.exe")],
  ])("does not take %s, whatever it is called", async (_, content) => {
    const { send, now } = await desk();
    expect(refusal(await send(withFile(signed, content, "līgums.edoc")))).toEqual({
      status: 422,
      errors: { file: ["Der PDF, .edoc vai .asice dokuments"] },
    });
    expect((await now()).is_approved).toBe(false);
  });

  test.each<[string, object, string, string]>([
    ["an order without its number", { ...order, order_number: " " }, "order_number", "Šis lauks ir obligāts"],
    ["words that nobody tells", { ...order, method: "words" }, "note", "Šis lauks ir obligāts"],
    ["a signed document that is not there", signed, "file", "Šis lauks ir obligāts"],
    ["a day to come", { ...order, accepted_on: "2099-01-01" }, "accepted_on", "Datums nevar būt nākotnē"],
    ["a code", { ...order, method: "code" }, "method", "Izvēlieties vienu no piedāvātajām vērtībām"],
  ])("is refused for %s", async (_, body, field, text) => {
    const { note, now } = await desk();
    expect(refusal(await note(body))).toEqual({ status: 422, errors: { [field]: [text] } });
    expect((await now()).is_approved).toBe(false);
  });

  test("is refused for what was not seen as it is, for an empty estimate and for an approved one", async () => {
    const { admin, path, note, now, projectId } = await desk();
    const { revision } = await now();
    await admin("PATCH", path, { body: { discount: "50" } });
    const late = await note(order, `?seen_revision=${revision}`);
    expect([late.status, late.json().data?.is_approved ?? false]).toEqual([412, false]);
    expect((await now()).is_approved).toBe(false);
    const empty = await made(admin, "/estimates", { name: "Tukša", project_id: projectId });
    expect((await admin("POST", `/estimates/${empty.id}/acceptances`, { body: order })).status).toBe(422);
    expect((await note(order, `?seen_revision=${(await now()).revision}`)).status).toBe(201);
    expect((await note(order)).status).toBe(409);
  });

  test("is shown at the link that the client has, with its day, and can be given there no more", async () => {
    const office = await desk();
    const { installation, note } = office;
    const reader = readerOf(installation, await sentLink(office));
    await note({ ...order, note: "Zvanīja Anna" });
    const { data } = (await reader("GET")).json();
    expect(data).toMatchObject({
      state: "accepted",
      answer: { method: "order", accepted_on: "2026-01-05", name: "Jānis Bērziņš", reason: "" },
    });
    expect(JSON.stringify(data)).not.toContain("Zvanīja");
    expect((await reader("POST", "/codes", { name: "Jānis" })).status).toBe(409);
  });

  test("is of what was sent, in its language and with its terms, where the estimate is still the same", async () => {
    const office = await desk();
    const { installation, admin, note } = office;
    const reader = readerOf(installation, await sentLink(office, { lang: "en" }));
    await admin("PATCH", "/companies/1/details", { body: { legal_name: "SIA Cita" } });
    await note(order);
    expect((await reader("GET")).json().data.state).toBe("accepted");
  });

  test("is not noted of a wording that was accepted with a code before", async () => {
    const office = await desk();
    const { installation, admin, path, note } = office;
    await accepted(installation, readerOf(installation, await sentLink(office)));
    await admin("PATCH", path, { body: { is_approved: false } });
    const again = await note(order);
    expect([again.status, again.json().message]).toEqual([409, "Dokuments jau ir apstiprināts"]);
  });

  test("sent twice with one key is one acceptance", async () => {
    const { send, list } = await desk();
    const headers = { "Idempotency-Key": "noted-1" };
    const first = await send({ body: order, headers });
    const again = await send({ body: order, headers });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect((await list()).accepted).toHaveLength(1);
  });

  test("gives its order number to new invoices, which may say another", async () => {
    const { admin, path, note } = await desk();
    await note(order);
    const id = path.split("/").at(-1);
    const choices = (await admin("GET", `/${id}/invoices/create`)).json().data;
    expect(choices.defaults.order_number).toBe("PO-2026/7");
    const whole = { percentage: "10" };
    expect(await made(admin, `/${id}/invoices`, whole)).toMatchObject({ order_number: "PO-2026/7" });
    const other = await made(admin, `/${id}/invoices`, { ...whole, order_number: "CITS" });
    expect(other).toMatchObject({ order_number: "CITS" });
  });

  test("is told in the inbox of the project's manager, and not to who noted it", async () => {
    const { installation, admin, path } = await desk();
    const colleague = await hired({ installation, admin }, { name: "Pēteris Āboliņš" });
    const inbox = async ({ caller }: { caller: Caller }, wanted: string) =>
      (await caller("GET", "/inbox")).json().data.filter(({ kind }: { kind: string }) => kind === wanted);
    await colleague.caller("POST", `${path}/acceptances`, { body: order });
    expect(await inbox({ caller: admin }, "answer")).toMatchObject([
      { answer: "accepted", by: "Jānis Bērziņš", is_approved: true, is_unread: true },
    ]);
    expect(await inbox({ caller: admin }, "approval")).toEqual([]);
    const [changes] = await inbox({ caller: admin }, "changes");
    expect(changes.entries.map(({ entity }: { entity: string }) => entity)).toEqual(["project"]);
    expect(await inbox(colleague, "answer")).toEqual([]);
    const own = await desk();
    await own.note(order);
    expect(await inbox({ caller: own.admin }, "answer")).toEqual([]);
  });
});
