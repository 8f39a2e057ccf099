import { describe, expect, test } from "vitest";
import { balance, camt, details, entriesIn, ibans, ntry, statementsIn } from "./written.ts";

const dbtr = (inside: string) => `<RltdPties>${inside}</RltdPties>`;
const whole = camt({
  before:
    "<Id>S-1</Id><ElctrncSeqNb>17</ElctrncSeqNb><FrToDt><FrDtTm>2026-01-01T00:00:00</FrDtTm><ToDtTm>2026-01-31T23:59:59</ToDtTm></FrToDt>",
  balances: balance("OPBD", "100.00") + balance("CLBD", "10.50", "DBIT"),
  entries:
    ntry({
      ref: "<NtryRef>2026010500001</NtryRef><AcctSvcrRef>2026010500001-1</AcctSvcrRef>",
      after: `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>${details(
        `<Refs><EndToEndId>E-7</EndToEndId></Refs>${dbtr(
          `<Dbtr><Nm>SIA  Jūra</Nm><Id><OrgId><Othr><Id>40003032949</Id></Othr></OrgId></Id></Dbtr><DbtrAcct><Id><IBAN>${ibans.seb}</IBAN></Id></DbtrAcct><Cdtr><Nm>Mēs</Nm></Cdtr>`,
        )}<RmtInf><Strd><CdtrRefInf><Ref>RF40 RE20 2600 01</Ref></CdtrRefInf></Strd></RmtInf>`,
      )}`,
    }) +
    ntry({
      amount: "230.00000",
      direction: "DBIT",
      date: "<DtTm>2026-01-06T10:00:00+02:00</DtTm>",
      ref: "<AcctSvcrRef>R2</AcctSvcrRef>",
      after: details(
        `${dbtr(`<Dbtr><Nm>Mēs</Nm></Dbtr><Cdtr><Nm>AS Papīrs</Nm></Cdtr><CdtrAcct><Id><IBAN>${ibans.luminor}</IBAN></Id></CdtrAcct>`)}<RmtInf><Ustrd>Rēķins P-9</Ustrd><Ustrd>un P-10</Ustrd></RmtInf>`,
      ),
    }) +
    ntry({
      amount: "1.5",
      direction: "DBIT",
      ref: "<AcctSvcrRef>R3</AcctSvcrRef>",
      after:
        "<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>COMM</SubFmlyCd></Fmly></Domn></BkTxCd><AddtlNtryInf>Komisija par maksājumu</AddtlNtryInf>",
    }),
});

test("a statement of camt.053 is read whole: who paid when how much for what", () => {
  expect(statementsIn(whole)).toEqual([
    {
      iban: ibans.own,
      currency: "EUR",
      from: "2026-01-01",
      to: "2026-01-31",
      number: "17",
      opening_cents: 10_000,
      closing_cents: -1_050,
      entries: [
        {
          key: "2026-01-05|12100|2026010500001-1",
          booked_on: "2026-01-05",
          amount_cents: 12_100,
          currency: "EUR",
          is_reversal: false,
          party: { name: "SIA Jūra", iban: ibans.seb, registration_nr: "40003032949" },
          reference: "RF40RE20260001",
          text: "",
          end_to_end: "E-7",
          kind: "payment",
        },
        {
          key: "2026-01-06|-23000|R2",
          booked_on: "2026-01-06",
          amount_cents: -23_000,
          currency: "EUR",
          is_reversal: false,
          party: { name: "AS Papīrs", iban: ibans.luminor, registration_nr: "" },
          reference: "",
          text: "Rēķins P-9 un P-10",
          end_to_end: "",
          kind: "other",
        },
        {
          key: "2026-01-05|-150|R3",
          booked_on: "2026-01-05",
          amount_cents: -150,
          currency: "EUR",
          is_reversal: false,
          party: { name: "", iban: "", registration_nr: "" },
          reference: "",
          text: "Komisija par maksājumu",
          end_to_end: "",
          kind: "fee",
        },
      ],
    },
  ]);
});

describe("every version is read alike", () => {
  test.each(["02", "03", "04", "05", "06", "07", "08"])("camt.053.001.%s", (version) => {
    expect(statementsIn(whole.replace("001.02", `001.${version}`))).toEqual(statementsIn(whole));
  });

  test("with the elements that version 8 wraps", () => {
    const wrapped = whole
      .replace("001.02", "001.08")
      .replaceAll("<Sts>BOOK</Sts>", "<Sts><Cd>BOOK</Cd></Sts>")
      .replace(/<(Dbtr|Cdtr)>(.*?)<\/\1>/g, "<$1><Pty>$2</Pty></$1>");
    expect(wrapped).toContain("<Dbtr><Pty><Nm>SIA");
    expect(statementsIn(wrapped)).toEqual(statementsIn(whole));
  });

  test("with a prefix of its own, and with what another vocabulary puts in between", () => {
    const prefixed = whole
      .replaceAll(/<(\/?)(?=[A-Z])/g, "<$1n:")
      .replace("xmlns=", "xmlns:n=")
      .replace("<n:Ntry>", '<n:Ntry><x:Amt xmlns:x="urn:other" Ccy="EUR">9.99</x:Amt>');
    expect(statementsIn(prefixed)).toEqual(statementsIn(whole));
  });

  test("and a notification of entries, which has no balances", () => {
    const [notified] = statementsIn(
      camt({ version: "camt.054.001.02", before: "<Id>N-1</Id>", entries: ntry() }),
    );
    expect(notified).toMatchObject({
      number: "N-1",
      from: "",
      to: "",
      opening_cents: null,
      closing_cents: null,
    });
    expect(notified?.entries).toMatchObject([{ amount_cents: 12_100, booked_on: "2026-01-05" }]);
  });
});

test("only what is booked counts", () => {
  const entries = ["<Sts>PDNG</Sts>", "<Sts>INFO</Sts>", "<Sts><Cd>FUTR</Cd></Sts>", "", "<Sts>BOOK</Sts>"];
  const read = entriesIn(
    camt({ entries: entries.map((status, index) => ntry({ status, amount: `${index + 1}.00` })).join("") }),
  );
  expect(read.map(({ amount_cents }) => amount_cents)).toEqual([400, 500]);
});

test("a file may have several accounts, each with its own balances", () => {
  const second = camt({
    account: `<Id><IBAN>${ibans.seb}</IBAN></Id>`,
    balances: balance("PRCD", "0.00") + balance("CLBD", "5.00"),
    entries: ntry({ amount: "5.00" }),
  }).replace(/^[\s\S]*(?=<Stmt>)|(?<=<\/Stmt>)[\s\S]*$/g, "");
  const read = statementsIn(whole.replace("</Stmt>", `</Stmt>${second}`));
  expect(
    read.map(({ iban, currency, opening_cents, closing_cents, entries }) => [
      iban,
      currency,
      opening_cents,
      closing_cents,
      entries.length,
    ]),
  ).toEqual([
    [ibans.own, "EUR", 10_000, -1_050, 3],
    [ibans.seb, "EUR", 0, 500, 1],
  ]);
});
