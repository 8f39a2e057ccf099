import { describe, expect, test } from "vitest";
import { readStatements } from "./read-statements.ts";
import { entriesIn, fidavista, ibans, statementsIn, trx } from "./written.ts";

const party = (account: string, name: string, number = "") =>
  `<CPartySet><AccNo>${account}</AccNo><AccHolder><Name>${name}</Name><LegalId>${number}</LegalId></AccHolder><BankCode>UNLALV2X</BankCode></CPartySet>`;

/** As Swedbank writes it: every element there, empty where there is nothing to say. */
const whole = fidavista({
  balances: "<OpenBal>-20.00</OpenBal><CloseBal>99.35</CloseBal>",
  entries:
    trx(
      `<TypeCode>INP</TypeCode><TypeName>INB</TypeName><BankRef>2026010500001</BankRef><DocNo>12</DocNo><PmtInfo>Rēķins INV-1</PmtInfo>${party(ibans.seb, "SIA Jūra", "40003032949")}`,
    ) +
    trx(
      "<TypeCode>OTHR</TypeCode><TypeName>KOM</TypeName><BankRef>2026010500001</BankRef><PmtInfo>Komisija</PmtInfo><CPartySet><AccNo></AccNo><BankCode></BankCode><Ccy>EUR</Ccy><Amt>1.65</Amt></CPartySet>",
      "1.65",
      "D",
    ),
});

test("a statement of FiDAViSta is read whole", () => {
  expect(statementsIn(whole)).toEqual([
    {
      iban: ibans.own,
      currency: "EUR",
      from: "2026-01-01",
      to: "2026-01-31",
      number: "",
      opening_cents: -2_000,
      closing_cents: 9_935,
      entries: [
        {
          key: "2026-01-05|12100|2026010500001",
          booked_on: "2026-01-05",
          amount_cents: 12_100,
          currency: "EUR",
          is_reversal: false,
          party: { name: "SIA Jūra", iban: ibans.seb, registration_nr: "40003032949" },
          reference: "",
          text: "Rēķins INV-1",
          end_to_end: "12",
          kind: "payment",
        },
        {
          key: "2026-01-05|-165|2026010500001",
          booked_on: "2026-01-05",
          amount_cents: -165,
          currency: "EUR",
          is_reversal: false,
          party: { name: "", iban: "", registration_nr: "" },
          reference: "",
          text: "Komisija",
          end_to_end: "",
          kind: "fee",
        },
      ],
    },
  ]);
});

describe("banks write it in their ways", () => {
  test.each([
    "http://bankasoc.lv/fidavista/fidavista0101.xsd",
    "http://www.bankasoc.lv/fidavista/fidavista0102.xsd",
    "http://bankasoc.lv/fidavista/fidavista_1-2.xsd",
    "http://ivis.eps.gov.lv/XMLSchemas/100017/fidavista/v1-1",
  ])("in the namespace %s", (namespace) => {
    const other = whole.replace("http://www.bankasoc.lv/fidavista/fidavista0101.xsd", namespace);
    expect(statementsIn(other)).toEqual(statementsIn(whole));
  });

  test("in Windows-1257, as some declare it", () => {
    const declared = whole.replace("UTF-8", "windows-1257");
    const baltic: Record<string, number> = { ē: 0xe7, ķ: 0xed, ņ: 0xf2, ū: 0xfb };
    const bytes = Uint8Array.from([...declared], (sign) => baltic[sign] ?? sign.charCodeAt(0));
    expect(readStatements(bytes)).toEqual({ statements: statementsIn(whole) });
  });

  test("SEB with codes of ISO 20022 in the name of the type, and an IBAN beside the account's number", () => {
    const read = (name: string) =>
      entriesIn(
        fidavista({
          account: `<IBAN>${ibans.own}</IBAN><AccNo>12345</AccNo>`,
          entries: trx(
            `<TypeCode>MEMD</TypeCode><TypeName>${name}</TypeName><BankRef>RO19</BankRef>`,
            "3.00",
            "D",
          ),
        }),
      )[0]?.kind;
    expect(read("PMNTMDOPCOMM-Komisija")).toBe("fee");
    expect(read("PMNTMCOPINTR-Procenti")).toBe("interest");
    expect(read("PMNTCCRDOTHR-Pirkums")).toBe("other");
  });

  test("Citadele with commas, and the name without a holder", () => {
    const [entry] = entriesIn(
      fidavista({
        balances: "<OpenBal>0,00</OpenBal><CloseBal>1250,00</CloseBal>",
        entries: trx(
          `<TypeCode>INP</TypeCode><PmtInfo>Par\u0085 darbu</PmtInfo><CPartySet><Name>SIA Osta</Name><AccNo>${ibans.luminor}</AccNo></CPartySet>`,
          "1250,00",
        ),
      }),
    );
    expect(entry).toMatchObject({
      amount_cents: 125_000,
      text: "Par darbu",
      party: { name: "SIA Osta", iban: ibans.luminor },
    });
  });

  test("Luminor with the account in the currency's part, transactions inside a set and a name of its own", () => {
    const inside = (amount: string) =>
      `<Trx><BookDate>2026-01-07</BookDate><CorD>C</CorD><AccAmt>${amount}</AccAmt><CPartyName>Jānis</CPartyName></Trx>`;
    const [statement] = statementsIn(
      fidavista({
        account: "",
        balances: `<Account>${ibans.luminor}</Account>`,
        entries: `<TrxSet>${inside("1.00")}${inside("2.00")}</TrxSet>`,
      }),
    );
    expect(statement?.iban).toBe(ibans.luminor);
    expect(statement?.entries.map(({ amount_cents, party: { name } }) => [amount_cents, name])).toEqual([
      [100, "Jānis"],
      [200, "Jānis"],
    ]);
  });

  test("an account with several currencies has a statement for each", () => {
    const dollars = `<CcyStmt><Ccy>USD</Ccy><OpenBal>0.00</OpenBal><CloseBal>7.00</CloseBal>${trx("<BankRef>U1</BankRef>", "7.00")}</CcyStmt>`;
    const read = statementsIn(whole.replace("</CcyStmt>", `</CcyStmt>${dollars}`));
    expect(read.map(({ iban, currency, entries }) => [iban, currency, entries.length])).toEqual([
      [ibans.own, "EUR", 2],
      [ibans.own, "USD", 1],
    ]);
  });
});
