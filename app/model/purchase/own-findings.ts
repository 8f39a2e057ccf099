import type { Finding } from "../einvoice/findings-said.ts";

// Among the findings of an e-invoice, and no rules of e-invoices: what concerns the agency alone.

/** It is for another company. */
export const otherBuyer: Finding = { rule: "other-buyer", severity: "warning", place: "buyer", line: null };

/** It asks to be paid into another account than is known of its supplier: a mistake, or somebody else's invoice. */
export const otherAccount: Finding = {
  rule: "other-account",
  severity: "warning",
  place: "seller",
  line: null,
};

const own = [otherBuyer, otherAccount];

/** Whether a finding is one of these. */
export const isOwnFinding = ({ rule }: Pick<Finding, "rule">): boolean =>
  own.some((one) => one.rule === rule);
