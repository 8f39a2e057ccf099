import { beforeAll, expect, test } from "vitest";
import type { AcceptedDocument } from "#model/online/accepted-document.ts";
import { face, look } from "#tests/support/document-look.ts";
import { type Read, structureOf } from "#tests/support/pdf-structure.ts";
import { pagesIn, piecesIn } from "#tests/support/pdf-text.ts";
import { renderAccepted } from "./render.tsx";
import { mm } from "./style.ts";
import { setType } from "./type.ts";

beforeAll(() => setType({ regular: face("regular"), semibold: face("semibold"), italic: face("italic") }));

/** An accepted estimate without lines, whose certificate says this of the person, and has such a hash. */
const document = (person: string[], sha256: string): AcceptedDocument => ({
  kind: "estimate",
  shown: {
    language: "en",
    head: {
      number: "7",
      manager: "A",
      email: "",
      valid: { key: "documents.estimate_valid", values: { days: "30" } },
      agency: { name: "", facts: [] },
      client: { name: "K", facts: [] },
      facts: [],
    },
    isMixed: false,
    sections: [],
    sums: [],
    commentary: "",
    preparedBy: "A",
    signatures: [],
  },
  certificate: {
    groups: ["subject", "person", "proof"].map((group) => ({
      key: `documents.certificate.${group}`,
      rows: person.map((line, place) => ({
        key: `documents.certificate.${["name", "role", "network"][place]}`,
        lines: [line],
      })),
    })),
    hashes: ["content", "pdf", "record"].map((name) => ({ key: `documents.certificate.${name}`, sha256 })),
    drawn: "",
    statement: "documents.certificate.signature",
    command: "npm run verify -- 7-proof.tar",
  },
});

async function rendered(person: string[], sha256 = "d".repeat(64)): Promise<Uint8Array> {
  const made = new Date("2026-11-28T10:00:00.000Z");
  const pdf = await renderAccepted(document(person, sha256), look, { language: "en", made });
  return new Uint8Array(await pdf.arrayBuffer());
}

test("a hash of the widest digits stays in one line, and in its column", async () => {
  const pieces = piecesIn(await rendered(["Anna"])).at(-1) ?? [];
  const hashes = pieces.filter(({ text }) => text === "d".repeat(64));
  expect(hashes).toHaveLength(3);
  expect(new Set(hashes.map(({ x }) => Math.round(x)))).toEqual(new Set([Math.round(mm(18 + 52))]));
});

test("the longest names and addresses stay on one page", async () => {
  const name = "Šķēle ".repeat(20).trim();
  const pages = pagesIn(await rendered([name, name, `${"a".repeat(60)}@${"firma.".repeat(30)}lv`]));
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain("npm run verify -- 7-proof.tar");
});

test("the certificate is read aloud as a heading with tables of what is said and what of", async () => {
  const { parts } = structureOf(await rendered(["Anna Ozola", "Director"], "0".repeat(64)));
  const shape = ({ type, text, parts: inner }: Read): unknown =>
    inner.length > 0 ? [type, ...inner.map(shape)] : [type, text];
  const from = parts.findIndex(({ text }) => text === "Certificate of acceptance");
  expect(parts[from]?.type).toBe("H1");
  expect(parts.slice(from + 1, from + 3).map(shape)).toEqual([
    ["H2", "What was accepted"],
    [
      "Table",
      ["TR", ["TH", "Name"], ["TD", ["P", "Anna Ozola"]]],
      ["TR", ["TH", "Role"], ["TD", ["P", "Director"]]],
    ],
  ]);
  const hashes = parts.findLast(({ type }) => type === "Table");
  expect(hashes?.parts[0] && shape(hashes.parts[0])).toEqual([
    "TR",
    ["TH", "Content (content.json)"],
    ["TD", "0".repeat(64)],
  ]);
});

test("an accepted document that is rendered again has the same bytes", async () => {
  const [one, other] = [await rendered(["Anna"]), await rendered(["Anna"])];
  expect(Buffer.compare(one, other)).toBe(0);
  expect(Buffer.compare(one, await rendered(["Ilze"]))).not.toBe(0);
});
