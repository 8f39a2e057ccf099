import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Caller, TestInstallation } from "#tests/support/installation.ts";
import { pagesIn } from "#tests/support/pdf-text.ts";
import { emptyOffice } from "../arrange.ts";
import { addItems, current, type Desk, desk } from "../estimates/arrange.ts";
import { type Language, money } from "../estimates/arrange-documents.ts";
import { introduceSeller, invoiceDesk } from "../invoices/arrange.ts";
import { acceptedOf } from "./accepting.ts";

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** What a clock in Riga shows at an instant, to the second. */
const clockInRiga = (iso: string): string =>
  new Date(iso).toLocaleTimeString("en-GB", { timeZone: "Europe/Riga" });

/** The reader of PDFs sets letters apart from figures before them. */
const closed = (page = ""): string => page.replaceAll(/[^\S\n]/g, "");

/** A page without its foot, which says how many there are. */
const body = (page = ""): string => page.split("\n").slice(0, -1).join("\n");

/** Where both sign by hand what is called so: the end of the page that was sent. */
const toSign: Record<string, RegExp> = {
  Tāme: /\nIzpildītājs Klients\nSIA Aģentūra Klients \d+\nVārds, uzvārds, paraksts, datums Vārds, uzvārds, paraksts, datums$/,
  Offer: /\nSignature Date$/,
};

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  ({ installation, admin } = await emptyOffice());
  await introduceSeller(admin);
});

const offerDesk = async (caller: Caller): Promise<Desk> => {
  const at = await desk(caller, 2);
  await addItems(at, [{ name: "Krūze ar ķēdi", name_en: "Mug", quantity: 10, price: "12.5" }]);
  return at;
};

describe.each([
  ["lv", "Tāme", "Apstiprinājuma apliecinājums", invoiceDesk],
  ["en", "Offer", "Certificate of acceptance", offerDesk],
] satisfies [Language, string, string, (caller: Caller) => Promise<Desk>][])(
  "the certificate in %s of what is called %s",
  (lang, kind, title, open) => {
    let at: Desk;
    let [pages, sent]: string[][] = [];
    let link: Awaited<ReturnType<typeof acceptedOf>>;
    let pdf: Uint8Array;
    beforeAll(async () => {
      at = await open(admin);
      link = await acceptedOf({ installation, admin }, at.estimate.id, { lang });
      pdf = (await link.reader("GET", "/pdf")).bytes;
      sent = pagesIn(pdf);
      const answer = await link.reader("GET", "/certificate");
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": expect.stringMatching(/^attachment; filename=".*\.pdf"/),
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
      });
      pages = pagesIn(answer.bytes);
    });

    test("is the last page of the document as it was sent, without its empty place to sign by hand", () => {
      const [only, ...others] = (sent ?? []).map(body);
      const place = toSign[kind] ?? /$^/;
      expect([only, others]).toEqual([expect.stringMatching(place), []]);
      expect(pages).toHaveLength(2);
      expect(body(pages?.[0])).toBe(only?.replace(place, ""));
      expect(pages?.at(-1)).toContain(title);
    });

    test("says what was accepted, by whom, when, from where, and what proves it", async () => {
      const page = pages?.at(-1) ?? "";
      const { told } = link;
      const { estimate_nr, project, sums } = await current(at);
      expect(page).toContain(`${kind} ${lang === "lv" ? "nr." : "No."} ${estimate_nr}`);
      for (const text of [project.name, "SIA Aģentūra", project.customer?.name, "Jānis Bērziņš", "Direktors"])
        expect(page).toContain(text);
      expect(page).toContain(money(sums?.net_cents ?? 0, lang));
      expect(page).toContain(money(sums?.total_cents ?? 0, lang));
      for (const text of [`${clockInRiga(told.at)}(UTC+0`, told.at, "2001:db8:1:2::/64"])
        expect(closed(page)).toContain(text);
      // Who accepted, whom the document was mailed to, and whom the code.
      expect(page.split("janis@klients.lv")).toHaveLength(4);
      expect(page).toMatch(lang === "lv" ? /Noteikumi dokumentam nebija/ : /No terms were attached/);
      expect(page).toMatch(/910\/2014\s\(eIDAS\)/);
      expect(page).toContain(`npm run verify -- ${estimate_nr.replace("/", "-")}-proof.tar`);
    });

    test("has the hashes of the content, the PDF and the record, each in one piece", async () => {
      const { told, reader } = link;
      const { content_sha256, answer } = (await reader("GET")).json().data;
      expect(answer.record_sha256).toBe(told.record_sha256);
      const found = closed(pages?.at(-1)).matchAll(/\(\w+\.\w+\)([0-9a-f]{64})$/gm);
      expect([...found].map(([, hash]) => hash)).toEqual([content_sha256, sha256(pdf), told.record_sha256]);
    });
  },
);

test("the certificate names the version of the terms that were sent, whatever became of them", async () => {
  const office = await emptyOffice();
  for (const text_lv of ["Pirmie", "Otrie"]) await office.admin("POST", "/terms", { body: { text_lv } });
  const { estimate } = await invoiceDesk(office.admin);
  const { reader } = await acceptedOf(office, estimate.id);
  await office.admin("POST", "/terms", { body: { text_lv: "Trešie" } });
  const page = pagesIn((await reader("GET", "/certificate")).bytes).at(-1);
  expect(page).toContain("Noteikumi Aģentūras noteikumi, 2. redakcija, kas nosūtīta kopā ar dokumentu");
});
