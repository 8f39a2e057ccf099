/**
 * How much a difference weighs. "must": the specification names it, and the product does not work without. "should": the
 * product works, but worse (two people who edit at once, a repeated click). "may": the embedded backend alone has it.
 */
export type Level = "must" | "should" | "may";

/** One difference between what the contract says and what a backend did. */
export interface Finding {
  level: Level;
  /** Where: a field of the answer ("data[].vat_nr"), a header, "status". */
  field: string;
  expected: string;
  got: string;
}

export interface Result {
  /** The name of the operation (docs/access.md). */
  operation: string;
  noun: string;
  /** "GET /customers/{id}" */
  call: string;
  level: Level;
  outcome: "ok" | "differs" | "absent" | "not tried";
  findings: Finding[];
  /** Why it was not tried. */
  reason?: string;
  /** Milliseconds that the slowest of its answers took. */
  duration: number;
}

/** Something that stops the whole run, in words for anyone who typed the command. */
export class Halt extends Error {
  override readonly name = "Halt";
}
