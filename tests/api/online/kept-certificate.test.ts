import { beforeAll, describe, expect, test } from "vitest";
import { defaultColours } from "#model/branding/branding.ts";
import {
  type Caller,
  forgetFiles,
  nightAt,
  strangerAt,
  type TestInstallation,
} from "#tests/support/installation.ts";
import { imagePart, multipart } from "#tests/support/multipart.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { greyPng } from "#tests/support/pictures.ts";
import { emptyOffice } from "../arrange.ts";
import { invoiceDesk } from "../invoices/arrange.ts";
import { acceptedOf, sentOf } from "./accepting.ts";

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path fill="#e30613" d="M0 0h60v20h-60z"/></svg>';

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  ({ installation, admin } = await emptyOffice());
  await useLogo(new TextEncoder().encode(drawing));
  await admin("PATCH", "/languages/1", { body: { translations: { "documents.estimate": "Cenu aplēse" } } });
});

async function useLogo(content: Uint8Array) {
  const form = multipart([{ ...imagePart(content), name: "image" }]);
  expect((await admin("POST", "/companies/1/images/logo_estimate", form)).status).toBe(200);
}

const ofToken = (token: string) => strangerAt(installation)("GET", `/online_documents/${token}/certificate`);
const ofLink = (id: number) => admin("GET", `/document_links/${id}/certificate`);

describe("the certificate of an acceptance", () => {
  test("is the same bytes ever after, whatever is changed, and if it has to be made again", async () => {
    const { estimate, clientId, projectId } = await invoiceDesk(admin);
    const { linkId, token } = await acceptedOf({ installation, admin }, estimate.id);
    const first = await ofToken(token);
    expect([first.status, first.headers["x-rendering"]]).toEqual([200, "new"]);

    expect(pagesIn(first.bytes).join()).toMatch(/Cenu aplēse.*Cenu aplēse/s);
    expect(first.text).toContain("/Subtype /Image");
    const changes: [string, object][] = [
      [`/estimates/${estimate.id}`, { discount: "50", name: "Cita", is_approved: false }],
      [`/customers/${clientId}`, { name: "Pārdēvēts klients" }],
      [`/projects/${projectId}`, { name: "Pārdēvēts projekts" }],
      ["/companies/1", { colors: { ...defaultColours, primary_color: "#00AA00" } }],
      ["/companies/1/details", { legal_name: "SIA Cits nosaukums" }],
      ["/languages/1", { translations: { "documents.estimate": "Aprēķins" } }],
    ];
    for (const [path, body] of changes)
      expect({ path, status: (await admin("PATCH", path, { body })).status }).toEqual({ path, status: 200 });
    await useLogo(greyPng(60, 20));
    // What nothing refers to any more is removed.
    await nightAt(installation);

    const kept = await ofToken(token);
    expect([kept.status, kept.headers["x-rendering"]]).toEqual([200, "saved"]);
    expect(kept.text).toBe(first.text);
    expect((await ofLink(linkId)).text).toBe(first.text);
    expect(await forgetFiles(installation, "documents/issued/acceptance-")).toBe(1);
    const again = await ofToken(token);
    expect(again.headers["x-rendering"]).toBe("new");
    expect(Buffer.compare(again.bytes, first.bytes)).toBe(0);
    // What was accepted is kept.
    expect((await admin("DELETE", `/estimates/${estimate.id}`)).status).toBe(409);
  });

  test("is the reader's own who accepted, and the agency's by any link; made once for who asks at one time", async () => {
    const { estimate } = await invoiceDesk(admin);
    const other = await sentOf({ installation, admin }, estimate.id, { to: ["zane@klients.lv"] });
    const one = await acceptedOf({ installation, admin }, estimate.id);
    // Of the same wording, by another: it names addresses that are not theirs.
    expect((await ofToken(other.token)).status).toBe(404);
    const answers = await Promise.all([ofToken(one.token), ofLink(one.linkId), ofLink(other.linkId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const rendered = answers.filter(({ headers }) => headers["x-rendering"] === "new");
    expect(rendered).toHaveLength(1);
  });

  test("is nowhere before an acceptance, and after a refusal", async () => {
    const { estimate } = await invoiceDesk(admin);
    const { linkId, token, reader } = await sentOf({ installation, admin }, estimate.id);
    expect((await ofToken(token)).status).toBe(404);
    expect((await ofLink(linkId)).status).toBe(404);
    const refused = await reader("POST", "/refusal", { name: "Jānis", reason: "Par dārgu" });
    expect(refused.status).toBe(201);
    expect((await ofToken(token)).status).toBe(404);
    expect((await ofLink(linkId)).status).toBe(404);
  });

  test("is of its own installation alone, and tokens cannot be tried without end", async () => {
    const { estimate } = await invoiceDesk(admin);
    const { linkId, token } = await acceptedOf({ installation, admin }, estimate.id);
    const other = await emptyOffice();
    const asStranger = () =>
      strangerAt(other.installation)("GET", `/online_documents/${token}/certificate`, {
        headers: { "CF-Connecting-IP": "192.0.2.7" },
      });
    expect((await asStranger()).status).toBe(404);
    expect((await other.admin("GET", `/document_links/${linkId}/certificate`)).status).toBe(404);
    expect((await admin("GET", `/document_links/${linkId}/certificate`)).status).toBe(200);
    let answer = await asStranger();
    for (let tries = 2; answer.status === 404 && tries < 60; tries += 1) answer = await asStranger();
    expect(answer.status).toBe(429);
  });
});
