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

describe("the other side", () => {
  const party = (side: string, name: string, iban = "") =>
    `<${side}><Nm>${name}</Nm></${side}>${iban && `<${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct>`}`;
  const read = (inside: string, more: { direction?: string; status?: string } = {}) =>
    entriesIn(
      camt({
        entries: ntry({
          direction: more.direction ?? "CRDT",
          status: more.status ?? "<Sts>BOOK</Sts>",
          after: details(dbtr(inside)),
        }),
      }),
    )[0];
  const reversal = "<RvslInd>true</RvslInd><Sts>BOOK</Sts>";

  test("is the payer of what came in and the payee of what went out", () => {
    const both = party("Dbtr", "Maksātājs") + party("Cdtr", "Saņēmējs");
    expect(read(both)?.party.name).toBe("Maksātājs");
    expect(read(both, { direction: "DBIT" })?.party.name).toBe("Saņēmējs");
  });

  test("of a reversal is that of the payment which it takes back, and its direction is its own", () => {
    const both = party("Dbtr", "Mēs") + party("Cdtr", "Saņēmējs");
    expect(read(both, { status: reversal })).toMatchObject({
      amount_cents: 12_100,
      is_reversal: true,
      party: { name: "Saņēmējs" },
    });
  });

  test("is never the account itself", () => {
    const both = party("Dbtr", "Mēs", ibans.own) + party("Cdtr", "Klients", ibans.citadele);
    expect(read(both)?.party).toMatchObject({ name: "Klients", iban: ibans.citadele });
    expect(read(party("Cdtr", "Mēs", ibans.own))?.party).toEqual({ name: "", iban: "", registration_nr: "" });
  });

  test("is the last party that pays where no other is told, and an account that is no IBAN is none", () => {
    const inside =
      "<UltmtDbtr><Nm>Meitas uzņēmums</Nm></UltmtDbtr><DbtrAcct><Id><Othr><Id>12345</Id></Othr></Id></DbtrAcct>";
    expect(read(inside)?.party).toMatchObject({ name: "Meitas uzņēmums", iban: "" });
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

test("a file may have several accounts, each with its own balances", () => {
  const second = camt({
    account: `<Id><IBAN>${ibans.seb}</IBAN></Id>`,
    balances: balance("PRCD", "0.00") + balance("CLBD", "5.00"),
    entries: ntry({ amount: "5.00" }),
  }).replace(/^[\s\S]*(?=<Stmt>)|(?<=<\/Stmt>)[\s\S]*$/g, "");
  const read = statementsIn(whole.replace("</Stmt>", `</Stmt>${second}`));
  expect(
    read.map(({ iban, currency, closing_cents, entries }) => [iban, currency, closing_cents, entries.length]),
  ).toEqual([
    [ibans.own, "EUR", -1_050, 3],
    [ibans.seb, "EUR", 500, 1],
  ]);
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
