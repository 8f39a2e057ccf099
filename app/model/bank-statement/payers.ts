import { normaliseIdentifier } from "../identifier/identifiers.ts";
import type { Payer } from "./proposal.ts";
import type { BankEntry } from "./statement.ts";
import { wordsOf } from "./words-of-text.ts";

/** Who an entry is of, and by what: all that tell of the same client. */
export interface Known {
  readonly client_id: number;
  readonly by: ("iban" | "registration" | "name")[];
}

type Way = Known["by"][number];
const ways: readonly Way[] = ["iban", "registration", "name"];

/**
 * Finds the client that a party is: by its IBAN, else its registration number, else its name without the legal form. What several
 * clients have tells none of them.
 */
export function payersOf(payers: readonly Payer[]): (party: BankEntry["party"]) => Known | null {
  const indexes: Record<Way, Map<string, number | null>> = {
    iban: new Map(),
    registration: new Map(),
    name: new Map(),
  };
  const put = (way: Way, key: string, client_id: number) => {
    if (key === "") return;
    const known = indexes[way].get(key);
    indexes[way].set(key, known === undefined || known === client_id ? client_id : null);
  };
  for (const { client_id, ibans, registration_nr, name } of payers) {
    for (const iban of ibans) put("iban", normaliseIdentifier(iban), client_id);
    put("registration", numberOf(registration_nr), client_id);
    put("name", nameOf(name), client_id);
  }
  return ({ iban, registration_nr, name }) => {
    const keys: Record<Way, string> = {
      iban: normaliseIdentifier(iban),
      registration: numberOf(registration_nr),
      name: nameOf(name),
    };
    const told = ways.map((way) => ({ way, client_id: indexes[way].get(keys[way]) ?? null }));
    const client_id = told.find((each) => each.client_id !== null)?.client_id ?? null;
    if (client_id === null) return null;
    return { client_id, by: told.filter((each) => each.client_id === client_id).map(({ way }) => way) };
  };
}

/** A registration number, also where it is written as that of VAT. */
const numberOf = (text: string): string => normaliseIdentifier(text).replace(/^LV(?=\d{11}$)/, "");

const forms = new Set(
  "SIA AS IK PS KS ZS BO SABIEDRIBA AR IEROBEZOTU ATBILDIBU AKCIJU BIEDRIBA UAB OU OY AB LTD LLC GMBH INC".split(
    " ",
  ),
);

/** The words of a name in one order and without its legal form: "SIA Jūra" and "JURA, SIA" are the same. */
function nameOf(name: string): string {
  const words = wordsOf(name.replace(/\bA\/S\b/gi, "AS")).map(({ text }) => text);
  return words
    .filter((word) => !forms.has(word))
    .toSorted()
    .join(" ");
}
