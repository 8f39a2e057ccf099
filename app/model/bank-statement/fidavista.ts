import { normaliseIdentifier } from "../identifier/identifiers.ts";
import type { XmlElement } from "../xml/element.ts";
import { centsAbove, centsOf } from "./amount.ts";
import { longest, partyIban, type ReadStatement, told } from "./assembled.ts";
import { bankDate } from "./bank-date.ts";
import type { ReadEntry } from "./entry-keys.ts";
import { kindByCode } from "./own-code.ts";
import { halt } from "./refusal.ts";
import type { EntryKind } from "./statement.ts";
import { nameParts, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** The two places where the standard was published, each in the spellings that banks write. */
const namespaces = [
  /^http:\/\/(www\.)?bankasoc\.lv\/fidavista\/fidavista[-_\d]+\.xsd$/i,
  /^http:\/\/ivis\.eps\.gov\.lv\/XMLSchemas\/100017\/fidavista\/v1-\d$/i,
];

/** Whether a file is one of FiDAViSta, the Latvian banks' own format. */
export function isFidavista(root: XmlElement): boolean {
  const { uri, local } = nameParts(root);
  return local === "FIDAVISTA" && namespaces.some((namespace) => namespace.test(uri));
}

/** The statements of a FiDAViSta file: of each account one for each of its currencies. Halts as readCamt does. */
export function readFidavista(root: XmlElement): ReadStatement[] {
  const words = vocabularyOf(nameParts(root).uri);
  return words
    .all(root, "Statement")
    .flatMap((statement) =>
      words
        .all(statement, "AccountSet")
        .flatMap((account) =>
          words
            .all(account, "CcyStmt")
            .map((ofCurrency) => statementOf({ statement, account, ofCurrency }, words)),
        ),
    );
}

interface Found {
  readonly statement: XmlElement;
  readonly account: XmlElement;
  readonly ofCurrency: XmlElement;
}

function statementOf({ statement, account, ofCurrency }: Found, words: Vocabulary): ReadStatement {
  const period = (name: string) =>
    bankDate(words.text(statement, [`Period/${name}`, name], longest.reference));
  const balance = (name: string) => {
    const text = words.text(ofCurrency, [name], longest.reference);
    return text === "" ? null : centsOf(text);
  };
  const currency =
    words.text(ofCurrency, ["Ccy"], longest.reference) || words.text(account, ["Ccy"], longest.reference);
  return {
    iban:
      words.text(account, ["IBAN", "AccNo"], longest.account) ||
      words.text(ofCurrency, ["Account", "AccNo"], longest.account),
    currency,
    from: period("StartDate"),
    to: period("EndDate"),
    number: words.text(ofCurrency, ["StmtNo"], longest.reference),
    opening_cents: balance("OpenBal"),
    closing_cents: balance("CloseBal"),
    entries: transactionsIn(ofCurrency, words).map((transaction) => entryOf(transaction, currency, words)),
  };
}

/** A set is a transaction; some banks put several into one. */
const transactionsIn = (ofCurrency: XmlElement, words: Vocabulary): XmlElement[] =>
  words.all(ofCurrency, "TrxSet").flatMap((set) => {
    const inside = words.all(set, "Trx");
    return inside.length > 0 ? inside : [set];
  });

function entryOf(transaction: XmlElement, currency: string, words: Vocabulary): ReadEntry {
  const at = (paths: string[], most = longest.reference) => words.text(transaction, paths, most);
  const amount = at(["AccAmt"]);
  const booked_on = bankDate(at(["BookDate"]));
  if (amount === "" || booked_on === "") return halt("entry");
  return {
    booked_on,
    amount_cents: centsAbove(amount) * directionOf(at(["CorD"])) + 0,
    currency,
    is_reversal: false,
    party: partyOf(transaction, words),
    reference: "",
    text: at(["PmtInfo"], longest.text),
    end_to_end: told(at(["DocNo"])),
    kind: kindOf(at(["TypeCode"]), at(["TypeName"])),
    bank_ref: told(at(["BankRef"])),
  };
}

/** 1 of what came in, −1 of what went out. */
function directionOf(code: string): 1 | -1 {
  if (["C", "CR", "CRDT", "K"].includes(code.toUpperCase())) return 1;
  return ["D", "DR", "DBIT"].includes(code.toUpperCase()) ? -1 : halt("entry");
}

function partyOf(transaction: XmlElement, words: Vocabulary): ReadEntry["party"] {
  const at = (paths: string[], most: number) => words.text(transaction, paths, most);
  return {
    name: at(["CPartySet/AccHolder/Name", "CPartySet/Name", "CPartyName"], longest.name),
    iban: partyIban(at(["CPartySet/AccNo", "CPartySet/IBAN"], longest.account)),
    registration_nr: normaliseIdentifier(
      at(["CPartySet/AccHolder/LegalId", "CPartySet/LegalId"], longest.reference),
    ),
  };
}

/** Codes of one party paying another: received and sent payments. */
const payments = new Set(["INP", "OUTP"]);

/**
 * What an entry is by its type: a code, or its name, which at some banks begins with a domain, family and kind of ISO 20022 in
 * one word ("ACMTMDOPFEES-Komisija").
 */
function kindOf(code: string, name: string): EntryKind {
  const [, family = "", kind = ""] = /^[A-Z]{4}([A-Z]{4})([A-Z]{4})\b/.exec(name) ?? [];
  const byCode = [kind, code, family === "" ? name : ""].map(kindByCode).find((each) => each !== "other");
  return byCode ?? (payments.has(code.toUpperCase()) ? "payment" : "other");
}
