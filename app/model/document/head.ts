import { showDate } from "../date/dates.ts";
import type { Estimate } from "../estimate/estimate.ts";
import { lastValidDay, validDays } from "../estimate/validity.ts";
import { type DocumentFact, knownFacts, registeredFacts } from "./parts.ts";
import type { DocumentText } from "./vat-text.ts";

/** One party of a document: the agency or the client. */
export interface DocumentSide {
  /** Of the agency empty where a backend does not say: it is then called as its installation. */
  name: string;
  facts: DocumentFact[];
}

/** What the documents of an estimate show at their top (specification 2.5, 2.7). */
export interface DocumentHead {
  number: string;
  agency: DocumentSide;
  client: DocumentSide;
  /** The project, the estimate by its name, its date, and until when it holds. */
  facts: DocumentFact[];
  /** For how long it holds, as a sentence. */
  valid: DocumentText;
  manager: string;
  email: string;
}

export function headOf(estimate: Estimate, kind: "estimate" | "offer"): DocumentHead {
  const { estimate_nr, name, date, company, project } = estimate;
  const { customer, project_manager } = project;
  return {
    number: estimate_nr,
    agency: { name: company?.name ?? "", facts: company ? knownFacts(registeredFacts(company)) : [] },
    client: {
      name: customer?.name ?? "",
      facts: customer
        ? knownFacts([
            ...registeredFacts(customer),
            { key: "documents.contact_person", value: customer.contact },
          ])
        : [],
    },
    facts: knownFacts([
      { key: "documents.project", value: project.name },
      { key: "documents.name", value: name },
      { key: "documents.date", value: showDate(date ?? "") },
      { key: "documents.valid_until", value: showDate(lastValidDay(estimate) ?? "") },
    ]),
    valid: validityOf(estimate, kind),
    manager: project_manager?.name ?? "",
    email: project_manager?.email ?? "",
  };
}

/** For how long an estimate holds: until the date that is set, or for the usual days. */
function validityOf({ valid_until }: Estimate, kind: "estimate" | "offer"): DocumentText {
  const isOffer = kind === "offer";
  if (valid_until)
    return {
      key: isOffer ? "documents.valid_to" : "documents.estimate_valid_to",
      values: { date: showDate(valid_until) },
    };
  return {
    key: isOffer ? "documents.valid" : "documents.estimate_valid",
    values: { days: String(validDays) },
  };
}
