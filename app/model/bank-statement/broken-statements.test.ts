import { expect, test } from "vitest";
import { isLocalDate } from "../date/dates.ts";
import { sum } from "../money/money.ts";
import { isPlain } from "../text/plain-line.ts";
import { readStatements } from "./read-statements.ts";
import {
  balance,
  bytesOf,
  camt,
  details,
  fidavista,
  ibans,
  ntry,
  refusalOf,
  seeded,
  trx,
} from "./written.ts";

const part = (cents: string) => `<TxDtls><Amt Ccy="EUR">${cents}</Amt></TxDtls>`;

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
