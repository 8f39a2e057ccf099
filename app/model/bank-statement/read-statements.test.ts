import { describe, expect, test } from "vitest";
import { balance, camt, details, entriesIn, fidavista, ibans, ntry, refusalOf, trx } from "./written.ts";

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
