import { describe, expect, test } from "vitest";
import { camt, details, entriesIn, ntry } from "./written.ts";

describe("an entry of several transactions", () => {
  const part = (amount: string, text: string) =>
    `<TxDtls>${amount}<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
  const own = (amount: string, direction = "CRDT") =>
    `<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`;
  const older = (amount: string) => `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>`;
  const batch = (inside: string, amount = "121.00") =>
    camt({ entries: ntry({ amount, after: `<NtryDtls>${inside}</NtryDtls>` }) });

  test.each([
    ["with amounts of their own", own("100.00"), own("21.00")],
    ["with amounts as version 2 writes them", older("100.00"), older("21.00")],
    [
      "with the payer's currency beside the account's",
      `<Amt Ccy="USD">1.00</Amt>${older("100.00")}`,
      older("21.00"),
    ],
  ])("is an entry for each of them, %s", (_name, first, second) => {
    const read = entriesIn(batch(part(first, "a") + part(second, "b")));
    expect(read.map(({ key, amount_cents, text }) => [key, amount_cents, text])).toEqual([
      ["2026-01-05|10000|R1/1", 10_000, "a"],
      ["2026-01-05|2100|R1/2", 2_100, "b"],
    ]);
  });

  test("counts one that goes the other way against the others", () => {
    const read = entriesIn(batch(part(own("130.00"), "a") + part(own("9.00", "DBIT"), "b")));
    expect(read.map(({ amount_cents }) => amount_cents)).toEqual([13_000, -900]);
  });

  test("goes out where the entry does", () => {
    const xml = batch(part(older("100.00"), "a") + part(older("21.00"), "b")).replace("CRDT", "DBIT");
    expect(entriesIn(xml).map(({ amount_cents }) => amount_cents)).toEqual([-10_000, -2_100]);
  });
});

test("further references and numbers of documents stand with the text, and nothing stands for nothing", () => {
  const [entry] = entriesIn(
    camt({
      entries: ntry({
        after: details(
          "<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RmtInf><Ustrd>Par janvāri</Ustrd><Strd><RfrdDocInf><Nb>R-5</Nb></RfrdDocInf><CdtrRefInf><Ref>rf18 5390 0754 7034</Ref></CdtrRefInf></Strd><Strd><CdtrRefInf><Ref>RF712348231</Ref></CdtrRefInf></Strd></RmtInf>",
        ),
      }),
    }),
  );
  expect(entry).toMatchObject({
    reference: "RF18539007547034",
    text: "Par janvāri RF712348231 R-5",
    end_to_end: "",
  });
});

test("a time in UTC is a day in Riga", () => {
  const read = (date: string) => entriesIn(camt({ entries: ntry({ date }) }))[0]?.booked_on;
  expect(read("<DtTm>2026-01-05T22:30:00Z</DtTm>")).toBe("2026-01-06");
  expect(read("<DtTm>2026-01-05T22:30:00.000+02:00</DtTm>")).toBe("2026-01-05");
  expect(read("<Dt>2026-01-05Z</Dt>")).toBe("2026-01-05");
});

test.each([
  ["RCDT", "ESCT", "payment"],
  ["ICDT", "ESCT", "payment"],
  ["MCOP", "INTR", "interest"],
  ["RCDT", "CHRG", "fee"],
  ["CCRD", "POSD", "other"],
])("%s %s is a %s", (family, kind, expected) => {
  const code = `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${kind}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
  expect(entriesIn(camt({ entries: ntry({ after: code }) }))[0]?.kind).toBe(expected);
});

test.each([
  ["KOM", "fee"],
  ["KOMPENSĀCIJA", "other"],
  ["INB", "other"],
  ["INTR", "interest"],
])("a bank's own code %s is a %s", (code, expected) => {
  const own = `<BkTxCd><Prtry><Cd>${code}</Cd></Prtry></BkTxCd>`;
  expect(entriesIn(camt({ entries: ntry({ after: own }) }))[0]?.kind).toBe(expected);
});
