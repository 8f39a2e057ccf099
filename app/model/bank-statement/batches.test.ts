import { expect, test } from "vitest";
import { batchesIn } from "./batches.ts";
import { camt, details, entriesIn, ntry } from "./written.ts";

const part = (amount: string) => `<Amt Ccy="EUR">${amount}</Amt><RmtInf><Ustrd>${amount}</Ustrd></RmtInf>`;
const whole = (ref: string, amount: string, after = "") =>
  ntry({ amount, ref: `<AcctSvcrRef>${ref}</AcctSvcrRef>`, after });
const batch = `<NtryDtls><TxDtls>${part("100.00")}</TxDtls><TxDtls>${part("200.00")}</TxDtls></NtryDtls>`;

test("the parts of a batch have the key of its sum", () => {
  const version = "camt.053.001.08";
  const parts = entriesIn(camt({ version, entries: whole("B/7", "300.00", batch) }));
  const [one] = entriesIn(camt({ version, entries: whole("B/7", "300.00", details("")) }));
  expect([...batchesIn(parts)].map(([key, those]) => [key, those.length])).toEqual([[one?.key, 2]]);
});

test("an entry whose reference ends like that of a part is no batch by itself", () => {
  expect(
    batchesIn(entriesIn(camt({ entries: whole("2026/1", "5.00") + whole("2027/1", "6.00") }))).size,
  ).toBe(0);
});
