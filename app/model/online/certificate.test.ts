import { describe, expect, test } from "vitest";
import { estimate } from "../estimate/estimate.ts";
import { acceptanceRecord } from "./acceptance-record.ts";
import { acceptedDocument } from "./accepted-document.ts";
import { frozenEstimate } from "./frozen.ts";

const aMug = (id: number, quantity: string, is_chosen: boolean) => ({
  id,
  name: "Krūze",
  name_en: "Mug",
  measure_unit: { id: 1, short_name: "gab.", short_name_en: "pcs" },
  quantity,
  price: "1",
  choice: "alternative",
  choice_group: 1,
  is_chosen,
});
/** 500 mugs or 1000, of which the agency has proposed 500; and a print without an English name. */
const items = [
  { id: 1, name: "Maketēšana", quantity: "1", price: "100" },
  aMug(2, "500", true),
  aMug(3, "1000", false),
  { id: 4, name: "Apdruka", quantity: "2.25", price: "20", choice: "optional", choice_group: null },
];
const coloured = Object.fromEntries(
  ["primary", "secondary", "button1", "button2", "text1", "text2"].map((name) => [
    `${name}_color`,
    "#662e93",
  ]),
);
const frozen = (language: "lv" | "en", position_items: object[] = items) =>
  frozenEstimate.parse({
    format: 1,
    document: "estimate",
    language,
    valid_until: "2026-12-28",
    title: "Ācme",
    brand: { colors: coloured, logo: null, mark: null },
    words: { lv: {}, en: {} },
    advance_percentage: "0.00",
    terms: null,
    files: [],
    estimate: estimate.parse({
      id: 1,
      name: "Kampaņa",
      estimate_nr: "2026-1/1",
      date: "2026-11-21",
      vat_rate: "21",
      project: { id: 1, name: "Rudens" },
      additional_agency_positions: [{ id: 1, name: "Dāvanas", position_items }],
    }),
  });
const at = "2026-11-28T10:00:00.000Z";
const record = (chosen: number[] | undefined) =>
  acceptanceRecord.parse({
    kind: "acceptance",
    format: 1,
    agency: "Ācme",
    document: "estimate",
    document_id: 1,
    number: "2026-1/1",
    net_cents: 112_000,
    total_cents: 135_520,
    ...(chosen && { chosen }),
    terms_version: null,
    sent: { at, to: ["janis@klients.lv"], valid_until: "2026-12-28" },
    open_until: "2026-12-28",
    at,
    by: { name: "Jānis", role: "", email: "janis@klients.lv", network: "192.0.2.1" },
    proof: { method: "code", email: "janis@klients.lv", mailed_at: at },
    files: { "content.json": "a".repeat(64), "document.pdf": "b".repeat(64) },
  });

/** What a certificate says of the choice, and the rows that are above and below it. */
function chosenIn(language: "lv" | "en", chosen: number[] | undefined) {
  const { certificate } = acceptedDocument(frozen(language), record(chosen), {
    record_sha256: "c".repeat(64),
    signature: "",
  });
  const [subject] = certificate.groups;
  return subject?.rows.find(({ key }) => key === "documents.choice.chosen")?.lines;
}

describe("the certificate of an acceptance", () => {
  test("names what was chosen with its quantity, in the language of the document", () => {
    expect(chosenIn("lv", [4, 3])).toEqual(["Krūze, 1000 gab.", "Apdruka, 2,25"]);
    expect(chosenIn("en", [2, 4])).toEqual(["Mug, 500 pcs", "Apdruka, 2.25"]);
  });

  test("says where nothing was, and nothing where there was nothing to choose", () => {
    expect(chosenIn("lv", [])).toEqual([{ key: "documents.choice.none" }]);
    expect(chosenIn("lv", undefined)).toBeUndefined();
  });
});

test("an accepted document counts what its client chose, and says that it does", () => {
  const { shown } = acceptedDocument(frozen("en"), record([3]), {
    record_sha256: "c".repeat(64),
    signature: "",
  });
  if (!("sections" in shown)) throw new Error("It is an estimate");
  const lines = shown.sections[0]?.stages[0]?.positions[0]?.lines;
  expect(lines?.map(({ isCounted }) => isCounted)).toEqual([undefined, false, true, false]);
  expect(shown.sums.map(({ amount }) => amount)).toEqual([
    "1,100.00\u00a0€",
    "231.00\u00a0€",
    "1,331.00\u00a0€",
  ]);
  expect(shown.hint).toEqual({ key: "documents.choice.decided" });
});
