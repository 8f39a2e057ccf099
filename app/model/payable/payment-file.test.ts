import { describe, expect, test } from "vitest";
import { writeXml } from "../xml/write.ts";
import { bankReference, bankText } from "./bank-text.ts";
import { type PaymentOrder, paymentFile, type Transfer } from "./payment-file.ts";

const transfer: Transfer = {
  id: 7,
  number: "R-2026/17",
  name: "Mežrozes & Ķirši, SIA",
  iban: "LV80BANK0000435195001",
  cents: 123_456,
  text: "Rēķins R-2026/17",
};
const order: PaymentOrder = {
  message: "a1b2",
  createdAt: "2026-11-29T22:00:00Z",
  on: "2026-12-01",
  format: "09",
  payer: { name: "Aģentūra, SIA", iban: "LV97HABA0012345678910", bic: "HABALV22" },
  transfers: [
    transfer,
    { ...transfer, id: 8, number: "5", iban: "EE382200221020145685", cents: 5, text: "Invoice № 5" },
  ],
};

/** Written by hand from the message's definition, its elements in the order of the schema. */
const expected = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn>
<GrpHdr>
<MsgId>a1b2</MsgId>
<CreDtTm>2026-11-29T22:00:00Z</CreDtTm>
<NbOfTxs>2</NbOfTxs>
<CtrlSum>1234.61</CtrlSum>
<InitgPty>
<Nm>Aģentūra, SIA</Nm>
</InitgPty>
</GrpHdr>
<PmtInf>
<PmtInfId>a1b2</PmtInfId>
<PmtMtd>TRF</PmtMtd>
<NbOfTxs>2</NbOfTxs>
<CtrlSum>1234.61</CtrlSum>
<PmtTpInf>
<SvcLvl>
<Cd>SEPA</Cd>
</SvcLvl>
</PmtTpInf>
<ReqdExctnDt>
<Dt>2026-12-01</Dt>
</ReqdExctnDt>
<Dbtr>
<Nm>Aģentūra, SIA</Nm>
</Dbtr>
<DbtrAcct>
<Id>
<IBAN>LV97HABA0012345678910</IBAN>
</Id>
</DbtrAcct>
<DbtrAgt>
<FinInstnId>
<BICFI>HABALV22</BICFI>
</FinInstnId>
</DbtrAgt>
<ChrgBr>SLEV</ChrgBr>
<CdtTrfTxInf>
<PmtId>
<EndToEndId>7-R-2026/17</EndToEndId>
</PmtId>
<Amt>
<InstdAmt Ccy="EUR">1234.56</InstdAmt>
</Amt>
<Cdtr>
<Nm>Mežrozes + Ķirši, SIA</Nm>
</Cdtr>
<CdtrAcct>
<Id>
<IBAN>LV80BANK0000435195001</IBAN>
</Id>
</CdtrAcct>
<RmtInf>
<Ustrd>Rēķins R-2026/17</Ustrd>
</RmtInf>
</CdtTrfTxInf>
<CdtTrfTxInf>
<PmtId>
<EndToEndId>8-5</EndToEndId>
</PmtId>
<Amt>
<InstdAmt Ccy="EUR">0.05</InstdAmt>
</Amt>
<Cdtr>
<Nm>Mezrozes + Kirsi, SIA</Nm>
</Cdtr>
<CdtrAcct>
<Id>
<IBAN>EE382200221020145685</IBAN>
</Id>
</CdtrAcct>
<RmtInf>
<Ustrd>Invoice 5</Ustrd>
</RmtInf>
</CdtTrfTxInf>
</PmtInf>
</CstmrCdtTrfInitn>
</Document>
`;

const lines = (xml: string) => xml.replace(/^ +/gm, "");

test("payments are a message of ISO 20022, counted and added up to the cent", () => {
  expect(lines(writeXml(paymentFile(order)))).toBe(expected);
});

test("the older version says date and bank otherwise, and nothing else", () => {
  const older = expected
    .replace("pain.001.001.09", "pain.001.001.03")
    .replace("<ReqdExctnDt>\n<Dt>2026-12-01</Dt>\n</ReqdExctnDt>", "<ReqdExctnDt>2026-12-01</ReqdExctnDt>")
    .replaceAll("BICFI", "BIC");
  expect(lines(writeXml(paymentFile({ ...order, format: "03" })))).toBe(older);
});

describe("a text that banks carry", () => {
  const abroad = { isDomestic: false, most: 140 };
  test.each([
    ["SIA „Ķīpsala” – Ø 5 & Łódź", "SIA Kipsala - O 5 + Lodz"],
    ["Straße\n7_b; №", "Strasse 7-b,"],
    ["日本 <b>", "b"],
  ])("is of %s: %s", (text, carried) => {
    expect(bankText(text, abroad)).toBe(carried);
  });

  test("keeps the letters of Latvian within Latvia, and no others", () => {
    expect(bankText("Žagars Õunapuu, Ķekava", { isDomestic: true, most: 140 })).toBe(
      "Žagars Ounapuu, Ķekava",
    );
  });

  test("is cut, and a reference has its slashes within and one by one", () => {
    expect(bankText("a".repeat(80), { isDomestic: true, most: 70 })).toHaveLength(70);
    expect(bankReference("/12//2026/")).toBe("12/2026");
    expect(bankReference(`7-${"9".repeat(60)}`)).toHaveLength(35);
  });
});
