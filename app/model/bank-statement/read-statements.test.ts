import { describe, expect, test } from "vitest";
import { isLocalDate } from "../date/dates.ts";
import { sum } from "../money/money.ts";
import { isPlain } from "../text/plain-line.ts";
import { readStatements } from "./read-statements.ts";
import {
  balance,
  bytesOf,
  camt,
  details,
  entriesIn,
  fidavista,
  ibans,
  ntry,
  refusalOf,
  seeded,
  trx,
} from "./written.ts";

const entry = (inside: string) => camt({ entries: `<Ntry>${inside}</Ntry>` });
const amount = '<Amt Ccy="EUR">1.00</Amt>';
const direction = "<CdtDbtInd>CRDT</CdtDbtInd>";
const date = "<BookgDt><Dt>2026-01-05</Dt></BookgDt>";
const part = (cents: string) => `<TxDtls><Amt Ccy="EUR">${cents}</Amt></TxDtls>`;
const batch = (inside: string) => camt({ entries: ntry({ after: `<NtryDtls>${inside}</NtryDtls>` }) });

describe("a file is refused whole", () => {
  test.each([
    ["of another root", "<Invoice/>", "statement_root"],
    ["of another message", camt({ version: "camt.052.001.02" }), "statement_root"],
    ["of the first version", camt({ version: "camt.053.001.01" }), "statement_root"],
    ["in another namespace", fidavista({ namespace: "urn:fidavista" }), "statement_root"],
    ["without a statement", camt().replace(/<Stmt>.*<\/Stmt>/s, ""), "statement_account"],
    ["without an account", camt({ account: "" }), "statement_account"],
    [
      "with a wrong IBAN",
      camt({ account: `<Id><IBAN>LV45HABA0551000000001</IBAN></Id>`, entries: ntry() }),
      "statement_iban",
    ],
    ["in no currency", camt({ account: `<Id><IBAN>${ibans.own}</IBAN></Id>` }), "statement_currency"],
    ["in a currency that is none", camt({ entries: ntry() }).replaceAll("EUR", "EEE"), "statement_currency"],
    ["with an entry in another one", camt({ entries: ntry().replace("EUR", "USD") }), "statement_currency"],
    ["without an amount", entry(direction + date), "statement_entry"],
    ["without a direction", entry(amount + date), "statement_entry"],
    [
      "with a direction that is none",
      entry(`${amount}<CdtDbtInd>CRDTX</CdtDbtInd>${date}`),
      "statement_entry",
    ],
    ["without a date", entry(amount + direction), "statement_entry"],
    [
      "with only a bank's own status",
      camt({ entries: ntry({ status: "<Sts><Prtry>X</Prtry></Sts>" }) }),
      "statement_entry",
    ],
    ["with a day that is none", camt({ entries: ntry({ date: "<Dt>2026-02-30</Dt>" }) }), "statement_date"],
    [
      "with a time that is none",
      camt({ entries: ntry({ date: "<DtTm>2026-02-01T25:00:00Z</DtTm>" }) }),
      "statement_date",
    ],
    ["that ends before it begins", fidavista().replace("2026-01-31", "2025-12-31"), "statement_date"],
    ["with parts that come to less", batch(part("100.00") + part("20.99")), "statement_batch"],
    ["with parts of which one says nothing", batch(`${part("121.00")}<TxDtls></TxDtls>`), "statement_batch"],
    [
      "with balances that its entries do not come to",
      camt({ balances: balance("OPBD", "1.00") + balance("CLBD", "122.01"), entries: ntry() }),
      "statement_balance",
    ],
    ["with a balance that goes nowhere", camt({ balances: balance("OPBD", "1.00", "") }), "statement_entry"],
    ["of FiDAViSta without a direction", fidavista({ entries: trx("", "1.00", "") }), "statement_entry"],
    ["of FiDAViSta without an amount", fidavista({ entries: trx("", "") }), "statement_entry"],
    [
      "of FiDAViSta without a date",
      fidavista({ entries: trx("").replace("<BookDate>2026-01-05</BookDate>", "") }),
      "statement_entry",
    ],
    [
      "of FiDAViSta with other balances",
      fidavista({ balances: "<OpenBal>0</OpenBal><CloseBal>0</CloseBal>", entries: trx("") }),
      "statement_balance",
    ],
    ["that is no XML", "Konta izraksts", "xml_malformed"],
    [
      "that declares a document type",
      `<!DOCTYPE a [<!ENTITY b "c">]>${camt().replace(/^<\?.*\?>/, "")}`,
      "xml_doctype",
    ],
    ["that is empty", "", "xml_empty"],
  ])("%s", (_name, xml, reason) => expect(refusalOf(xml)).toBe(reason));

  test.each([
    "1.001",
    "0.00001",
    "-1.00",
    "1 000.00",
    "1,000.00",
    "1,200",
    "1e3",
    "",
    "NaN",
    "1000000000.01",
    "9999999999999",
  ])("with the amount %j", (text) =>
    expect(refusalOf(camt({ entries: ntry({ amount: text }) }))).toBe("statement_amount"),
  );

  test("of more entries than are read at once", () => {
    const many = (count: number) => fidavista({ entries: trx("").repeat(count) });
    expect(entriesIn(many(20_000))).toHaveLength(20_000);
    expect(refusalOf(many(20_001))).toBe("statement_length");
  });
});

test.each([
  ["1", 100],
  ["1.", 100],
  ["1.2", 120],
  ["1.20000", 120],
  ["+1.20", 120],
  ["000000000000001.20", 120],
  ["1000000000.00", 100_000_000_000],
])("the amount %j is %d cents", (text, cents) => {
  expect(entriesIn(camt({ entries: ntry({ amount: text }) }))[0]?.amount_cents).toBe(cents);
});

test("an entry of nothing is left out", () => {
  expect(entriesIn(camt({ entries: ntry({ amount: "0.00" }) }))).toEqual([]);
});

test("texts are one line of what can be seen, and no longer than they are kept", () => {
  const text = (inside: string) =>
    entriesIn(camt({ entries: ntry({ after: details(`<RmtInf><Ustrd>${inside}</Ustrd></RmtInf>`) }) }))[0]
      ?.text;
  expect(text("a\n  b\u0085\u202e\tc\u200b")).toBe("a b c");
  expect(text("ab ".repeat(500))).toBe("ab ".repeat(334).slice(0, 1_000).trimEnd());
});

const good = [
  camt({
    balances: balance("OPBD", "100.00") + balance("CLBD", "291.00"),
    entries:
      ntry({
        after: details(
          `<RltdPties><Dbtr><Nm>SIA Jūra</Nm></Dbtr><DbtrAcct><Id><IBAN>${ibans.seb}</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>INV-1</Ustrd></RmtInf>`,
        ),
      }) +
      ntry({ amount: "80.00", after: `<NtryDtls>${part("30.00")}${part("50.00")}</NtryDtls>` }) +
      ntry({ amount: "10.00", direction: "DBIT", status: "<RvslInd>true</RvslInd><Sts>BOOK</Sts>" }),
  }),
  fidavista({
    balances: "<OpenBal>0.00</OpenBal><CloseBal>120.00</CloseBal>",
    entries:
      trx("<BankRef>1</BankRef><PmtInfo>INV-1</PmtInfo>") + trx("<TypeCode>OTHR</TypeCode>", "1.00", "D"),
  }),
];

/** A file with some bytes changed, taken out, put in twice or cut off. */
function brokenBytes(xml: string, random: () => number): Uint8Array {
  const bytes = [...bytesOf(xml)];
  const [from, length] = [Math.floor(random() * bytes.length), Math.floor(random() * 40)];
  const kind = Math.floor(random() * 4);
  if (kind === 0) bytes.length = from;
  if (kind === 1) bytes.splice(from, length);
  if (kind === 2) bytes.splice(from, 0, ...bytes.slice(from, from + length));
  if (kind === 3) bytes[from] = Math.floor(random() * 256);
  return Uint8Array.from(bytes);
}

const odd = [
  "",
  "0",
  "-1.00",
  "121.00",
  "9".repeat(30),
  "2026-13-01",
  "NaN",
  "&#133;x&#x202e;",
  "EUR",
  "DBIT",
  "D",
];

/** A file with some elements taken out, put in twice, emptied, moved to another place or holding something odd. */
function brokenElements(xml: string, random: () => number): Uint8Array {
  let broken = xml;
  for (let change = 0; change < 2; change += 1) {
    const elements = [
      ...broken.matchAll(/<(\w+)(?: [^>]*)?>[^<]*<\/\1>|<(NtryDtls|Ntry|TrxSet|Bal|Stmt)>.*?<\/\2>/gs),
    ];
    const pick = () => elements[Math.floor(random() * elements.length)]?.[0] ?? "";
    const [found, other] = [pick(), pick()];
    const text = odd[Math.floor(random() * odd.length)] ?? "";
    const instead = ["", found + found, other, found.replace(/>[^<]*</, `>${text}<`)];
    broken = broken.replace(found, () => instead[Math.floor(random() * instead.length)] ?? "");
  }
  return bytesOf(broken);
}

test("what is broken below is good", () => expect(good.map(refusalOf)).toEqual(["taken", "taken"]));

test("a broken file is taken or refused, and what is taken agrees", () => {
  const random = seeded(53);
  const answers = { taken: 0, refused: 0 };
  for (let round = 0; round < 2_000; round += 1) {
    const broken = round % 4 < 2 ? brokenBytes : brokenElements;
    const reading = readStatements(broken(good[round % 2] ?? "", random));
    answers["refusal" in reading ? "refused" : "taken"] += 1;
    if ("refusal" in reading) continue;
    for (const { entries, opening_cents, closing_cents } of reading.statements) {
      const moved = sum(entries.map(({ amount_cents }) => amount_cents));
      if (opening_cents !== null && closing_cents !== null) expect(opening_cents + moved).toBe(closing_cents);
      expect(entries.every(({ booked_on }) => isLocalDate(booked_on))).toBe(true);
      expect(entries.every(({ text, party }) => isPlain(text) && isPlain(party.name))).toBe(true);
    }
  }
  expect(answers.taken).toBeGreaterThan(100);
  expect(answers.refused).toBeGreaterThan(1_000);
});

test("a file that is cut off anywhere is refused", () => {
  for (const xml of good) {
    const bytes = bytesOf(xml);
    for (let end = 0; end < bytes.length; end += 7)
      expect("refusal" in readStatements(bytes.subarray(0, end))).toBe(true);
  }
});
