import { allowanceContexts } from "./allowances.ts";
import { codeContexts, noteContext } from "./code-lists.ts";
import { documentContext } from "./document.ts";
import { latvianContexts } from "./latvia.ts";
import { lineContexts } from "./lines.ts";
import { denmark } from "./national/denmark.ts";
import { germany } from "./national/germany.ts";
import { greece, withinGreece } from "./national/greece.ts";
import { iceland } from "./national/iceland.ts";
import { italy } from "./national/italy.ts";
import { netherlands } from "./national/netherlands.ts";
import { norway } from "./national/norway.ts";
import { sweden } from "./national/sweden.ts";
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
  norway,
  denmark,
  italy,
  sweden,
  greece,
  withinGreece,
  iceland,
  netherlands,
  germany,
  latvianContexts,
  peppolCodeContexts,
];
