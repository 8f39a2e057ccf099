import type { XmlElement } from "../xml/element.ts";
import { centsAbove } from "./amount.ts";
import { longest, type ReadStatement } from "./assembled.ts";
import { bankDate } from "./bank-date.ts";
import { directionIn } from "./camt-direction.ts";
import { camtEntries } from "./camt-entry.ts";
import { nameParts, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** From version 2 on; all later ones so far only wrap some elements (Sts/Cd, Dbtr/Pty). */
const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.05[34]\.001\.(0[2-9]|1\d)$/;

/** Whether a file is a statement (camt.053) or a notification of entries (camt.054) of ISO 20022. */
export function isCamt(root: XmlElement): boolean {
  const { uri, local } = nameParts(root);
  return local === "Document" && namespace.test(uri);
}

/** The statements of a camt.053 or camt.054; a notification has no balances. Halts where one leaves open what was booked. */
export function readCamt(root: XmlElement): ReadStatement[] {
  const words = vocabularyOf(nameParts(root).uri);
  const statements = ["BkToCstmrStmt/Stmt", "BkToCstmrDbtCdtNtfctn/Ntfctn"].flatMap((path) =>
    words.all(root, path),
  );
  return statements.map((statement) => statementOf(statement, words));
}

function statementOf(statement: XmlElement, words: Vocabulary): ReadStatement {
  const text = (paths: string[], most = longest.reference) => words.text(statement, paths, most);
  const iban = text(["Acct/Id/IBAN", "Acct/Id/Othr/Id"], longest.account);
  const balances = balancesOf(statement, words);
  const [entry] = words.all(statement, "Ntry/Amt");
  const currency = text(["Acct/Ccy"]) || balances[0]?.currency || entry?.attributes.Ccy?.trim() || "";
  const balance = (codes: readonly string[]) => balanceOf(balances, codes, currency);
  return {
    iban,
    currency,
    from: bankDate(text(["FrToDt/FrDtTm", "FrToDt/FrDt"])),
    to: bankDate(text(["FrToDt/ToDtTm", "FrToDt/ToDt"])),
    number: text(["ElctrncSeqNb", "LglSeqNb", "Id"]),
    opening_cents: balance(["OPBD", "PRCD"]),
    closing_cents: balance(["CLBD"]),
    entries: camtEntries(statement, { words, iban }),
  };
}

interface Balance {
  code: string;
  currency: string;
  cents: () => number;
}

const balancesOf = (statement: XmlElement, words: Vocabulary): Balance[] =>
  words.all(statement, "Bal").map((balance) => {
    const [amount] = words.all(balance, "Amt");
    return {
      code: words.text(balance, ["Tp/CdOrPrtry/Cd"], longest.reference),
      currency: amount?.attributes.Ccy?.trim() ?? "",
      cents: () => centsAbove(amount?.text ?? "") * directionIn(balance, words),
    };
  });

/** The booked balance of the first code that there is one of; null where there is none, as on a page of a longer statement. */
function balanceOf(balances: Balance[], codes: readonly string[], currency: string): number | null {
  const [found] = codes.flatMap((code) =>
    balances.filter((balance) => balance.code === code && balance.currency === currency),
  );
  return found ? found.cents() + 0 : null;
}
