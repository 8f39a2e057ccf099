const own = "LV44HABA0551000000001";
const other = "LV31UNLA0050000000002";
const times = (size: number, write: (index: number) => string): string =>
  Array.from({ length: size }, (_each, index) => write(index)).join("\n");
const day = (index: number): string => `2026-01-${String((index % 28) + 1).padStart(2, "0")}`;

/** A statement of camt.053 of so many payments of a euro each, as long as banks write them. */
export const camtOf = (size: number): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId><CreDtTm>2026-02-01T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S</Id><Acct><Id><IBAN>${own}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance("OPBD", 0)}${balance("CLBD", size)}
${times(size, camtEntry)}
</Stmt></BkToCstmrStmt></Document>`;

const balance = (code: string, euro: number): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euro}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-01-31</Dt></Dt></Bal>`;

const camtEntry = (
  index: number,
): string => `<Ntry><NtryRef>${2_026_000_000 + index}</NtryRef><Amt Ccy="EUR">1.00</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day(index)}</Dt></BookgDt><ValDt><Dt>${day(index)}</Dt></ValDt>
<AcctSvcrRef>${2_026_000_000 + index}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><TxDtls><Refs><AcctSvcrRef>${2_026_000_000 + index}</AcctSvcrRef><EndToEndId>E${index}</EndToEndId></Refs>
<AmtDtls><TxAmt><Amt Ccy="EUR">1.00</Amt></TxAmt></AmtDtls>
<RltdPties><Dbtr><Nm>SIA Klients ${index}</Nm><PstlAdr><Ctry>LV</Ctry><AdrLine>Brīvības iela ${index}, Rīga</AdrLine></PstlAdr>
<Id><OrgId><Othr><Id>40003032949</Id></Othr></OrgId></Id></Dbtr><DbtrAcct><Id><IBAN>${other}</IBAN></Id></DbtrAcct></RltdPties>
<RltdAgts><DbtrAgt><FinInstnId><BIC>UNLALV2X</BIC></FinInstnId></DbtrAgt></RltdAgts>
<RmtInf><Ustrd>Rēķins RE-2026-${index}, paldies par sadarbību</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

/** The same of FiDAViSta. */
export const fidavistaOf = (size: number): string => `<?xml version="1.0" encoding="UTF-8"?>
<FIDAVISTA xmlns="http://www.bankasoc.lv/fidavista/fidavista0101.xsd"><Header><Timestamp>20260201060000000</Timestamp></Header>
<Statement><Period><StartDate>2026-01-01</StartDate><EndDate>2026-01-31</EndDate></Period><AccountSet><AccNo>${own}</AccNo>
<CcyStmt><Ccy>EUR</Ccy><OpenBal>0.00</OpenBal><CloseBal>${size}.00</CloseBal>
${times(size, fidavistaEntry)}
</CcyStmt></AccountSet></Statement></FIDAVISTA>`;

const fidavistaEntry = (
  index: number,
): string => `<TrxSet><TypeCode>INP</TypeCode><TypeName>INB</TypeName><RegDate>${day(index)}</RegDate>
<BookDate>${day(index)}</BookDate><ValueDate>${day(index)}</ValueDate><BankRef>${2_026_000_000 + index}</BankRef><DocNo>${index}</DocNo>
<CorD>C</CorD><AccAmt>1.00</AccAmt><PmtInfo>Rēķins RE-2026-${index}, paldies par sadarbību</PmtInfo>
<CPartySet><AccNo>${other}</AccNo><AccHolder><Name>SIA Klients ${index}</Name><LegalId>40003032949</LegalId></AccHolder>
<BankCode>UNLALV2X</BankCode><Ccy>EUR</Ccy><Amt>1.00</Amt></CPartySet></TrxSet>`;
