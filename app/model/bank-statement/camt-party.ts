import { normaliseIdentifier } from "../identifier/identifiers.ts";
import type { XmlElement } from "../xml/element.ts";
import { longest, partyIban } from "./assembled.ts";
import type { BankEntry } from "./statement.ts";
import type { Vocabulary } from "./vocabulary.ts";

type Party = BankEntry["party"];
const sides = { payer: "Dbtr", payee: "Cdtr" } as const;

/**
 * The other side of a transaction: who paid what came in, who got what went out. A reversal names both as the payment did that
 * it takes back. Some banks turn that round, so that a side with the account's own IBAN is never the other one.
 */
export function camtParty(
  part: XmlElement,
  { is_incoming, is_reversal }: { is_incoming: boolean; is_reversal: boolean },
  { words, iban }: { words: Vocabulary; iban: string },
): Party {
  const isPayer = is_incoming !== is_reversal;
  const other = sideOf(part, isPayer ? sides.payer : sides.payee, words);
  const turned = sideOf(part, isPayer ? sides.payee : sides.payer, words);
  const isOwn = other.iban !== "" && other.iban === normaliseIdentifier(iban);
  if (isOwn) return turned;
  const isKnown = other.name !== "" || other.iban !== "" || other.registration_nr !== "";
  // The turned side may be ourselves: only another account tells that it is not.
  const isElse = turned.iban !== "" && turned.iban !== normaliseIdentifier(iban);
  return !isKnown && isElse ? turned : other;
}

function sideOf(part: XmlElement, side: "Dbtr" | "Cdtr", words: Vocabulary): Party {
  const at = (paths: string[], most: number) =>
    words.text(
      part,
      paths.map((path) => `RltdPties/${path}`),
      most,
    );
  const parties = [`${side}/Pty`, side, `Ultmt${side}/Pty`, `Ultmt${side}`];
  const account = at([`${side}Acct/Id/IBAN`, `${side}Acct/Id/Othr/Id`], longest.account);
  const number = at(
    parties.slice(0, 2).map((party) => `${party}/Id/OrgId/Othr/Id`),
    longest.reference,
  );
  return {
    name: at(
      parties.map((party) => `${party}/Nm`),
      longest.name,
    ),
    iban: partyIban(account),
    registration_nr: normaliseIdentifier(number),
  };
}
