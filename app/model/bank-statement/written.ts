import { readStatements } from "./read-statements.ts";
import type { BankStatement } from "./statement.ts";

/** Accounts of tests at four banks: our own and those of others. */
export const ibans = {
  own: "LV44HABA0551000000001",
  seb: "LV31UNLA0050000000002",
  luminor: "LV45RIKO0002000000003",
  citadele: "LV91PARX0000000000004",
};

interface Camt {
  /** As the namespace says it: "camt.053.001.02". */
  version: string;
  account: string;
  balances: string;
  entries: string;
  before: string;
}

export const balance = (code: string, amount: string, direction = "CRDT"): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>2026-01-31</Dt></Dt></Bal>`;

/** A file with one statement, without balances and entries where none are given. */
export function camt(parts: Partial<Camt> = {}): string {
  const { version = "camt.053.001.02", account = `<Id><IBAN>${ibans.own}</IBAN></Id><Ccy>EUR</Ccy>` } = parts;
  const [message, statement] = version.startsWith("camt.054")
    ? ["BkToCstmrDbtCdtNtfctn", "Ntfctn"]
    : ["BkToCstmrStmt", "Stmt"];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${version}"><${message}><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<${statement}>${parts.before ?? "<Id>S-1</Id>"}<Acct>${account}</Acct>${parts.balances ?? ""}${parts.entries ?? ""}</${statement}></${message}></Document>`;
}

interface Entry {
  amount: string;
  direction: string;
  /** Instead of the booking date. */
  date: string;
  status: string;
  ref: string;
  after: string;
}

/** An entry of camt; `after` is all that stands behind its references. */
export const ntry = (parts: Partial<Entry> = {}): string =>
  `<Ntry><Amt Ccy="EUR">${parts.amount ?? "121.00"}</Amt><CdtDbtInd>${parts.direction ?? "CRDT"}</CdtDbtInd>${parts.status ?? "<Sts>BOOK</Sts>"}<BookgDt>${parts.date ?? "<Dt>2026-01-05</Dt>"}</BookgDt>${parts.ref ?? "<AcctSvcrRef>R1</AcctSvcrRef>"}${parts.after ?? ""}</Ntry>`;

export const details = (inside: string): string => `<NtryDtls><TxDtls>${inside}</TxDtls></NtryDtls>`;

interface Fidavista {
  namespace: string;
  account: string;
  balances: string;
  entries: string;
}

export const fidavista = (parts: Partial<Fidavista> = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<FIDAVISTA xmlns="${parts.namespace ?? "http://www.bankasoc.lv/fidavista/fidavista0101.xsd"}"><Header><Timestamp>20260131080000000</Timestamp></Header>
<Statement><Period><StartDate>2026-01-01</StartDate><EndDate>2026-01-31</EndDate></Period>
<AccountSet>${parts.account ?? `<AccNo>${ibans.own}</AccNo>`}<CcyStmt><Ccy>EUR</Ccy>${parts.balances ?? ""}${parts.entries ?? ""}</CcyStmt></AccountSet></Statement></FIDAVISTA>`;

export const trx = (inside: string, amount = "121.00", direction = "C"): string =>
  `<TrxSet><BookDate>2026-01-05</BookDate><CorD>${direction}</CorD><AccAmt>${amount}</AccAmt>${inside}</TrxSet>`;

export const bytesOf = (xml: string): Uint8Array => new TextEncoder().encode(xml);

/** The statements of a file that has to be taken. */
export function statementsIn(xml: string): BankStatement[] {
  const reading = readStatements(bytesOf(xml));
  if ("refusal" in reading) throw new Error(reading.refusal);
  return reading.statements;
}

export const entriesIn = (xml: string): BankStatement["entries"] =>
  statementsIn(xml).flatMap(({ entries }) => entries);

export function refusalOf(xml: string): string {
  const reading = readStatements(bytesOf(xml));
  return "refusal" in reading ? reading.refusal : "taken";
}

/** Numbers from 0 up to 1 that are the same each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
