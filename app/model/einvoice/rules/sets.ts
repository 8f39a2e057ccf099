import { allowanceContexts } from "./allowances.ts";
import { codeContexts, noteContext } from "./code-lists.ts";
import { documentContext } from "./document.ts";
import { lineContexts } from "./lines.ts";
import { partyContexts, paymentContexts } from "./parties.ts";
import { peppolSets } from "./peppol.ts";
import { peppolCodeContexts } from "./peppol-codes.ts";
import type { Context } from "./rule.ts";
import { syntaxContexts } from "./syntax.ts";
import { totalContext, vatTotalContexts } from "./totals.ts";
import { vatContexts } from "./vat.ts";

/** The contexts of EN 16931's model. */
const model: Context[] = [
  documentContext,
  totalContext,
  noteContext,
  ...vatTotalContexts,
  ...allowanceContexts,
  ...lineContexts,
  ...partyContexts,
  ...paymentContexts,
  ...vatContexts,
];

/** All sets of rules. Of each, the first context that takes a place judges it. */
export const ruleSets: readonly (readonly Context[])[] = [
  model,
  syntaxContexts,
  codeContexts,
  ...peppolSets,
  peppolCodeContexts,
];
