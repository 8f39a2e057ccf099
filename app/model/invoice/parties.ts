import { type DocumentFact, knownFacts, registeredFacts } from "../document/parts.ts";
import { groupIban } from "../identifier/identifiers.ts";
import type { InvoiceContent } from "./content.ts";

/** One side of a document, as text. */
export interface DocumentParty {
  /** The key of what it is: the seller, or who sends goods. */
  key: string;
  name: string;
  /** Numbers, legal address and how it is reached. */
  facts: DocumentFact[];
  accounts: DocumentAccount[];
}

export interface DocumentAccount {
  /** With its BIC, where that is known; may be empty. */
  bank: string;
  /** In groups of four. */
  iban: string;
}

/** Both sides of a document (domain §4): of a sale, or of goods on their way. */
export function partiesOf(
  { seller, buyer }: Pick<InvoiceContent, "seller" | "buyer">,
  isWaybill: boolean,
): { seller: DocumentParty; buyer: DocumentParty } {
  return {
    seller: {
      key: isWaybill ? "documents.sender" : "documents.seller",
      name: seller.name,
      facts: knownFacts([
        ...registeredFacts(seller),
        { key: "documents.email", value: seller.email },
        { key: "documents.phone", value: seller.phone },
      ]),
      accounts: seller.accounts.map(({ bank, bic, iban }) => accountOf([bank, bic], iban)),
    },
    buyer: {
      key: isWaybill ? "documents.receiver" : "documents.buyer",
      name: buyer.name,
      facts: knownFacts([
        ...registeredFacts(buyer),
        { key: "documents.contact_person", value: buyer.contact },
      ]),
      accounts: buyer.iban ? [accountOf([buyer.bank], buyer.iban)] : [],
    },
  };
}

const accountOf = (bank: string[], iban: string): DocumentAccount => ({
  bank: bank.filter(Boolean).join(", "),
  iban: groupIban(iban),
});
