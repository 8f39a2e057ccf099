import type { Database } from "#backend/db/database.ts";
import { findEstimate } from "#backend/db/estimates/content.ts";
import { found } from "#backend/operations/errors.ts";
import { withoutUnchosen } from "#model/estimate/client-choice.ts";
import type { Counted } from "#model/estimate/counted-estimate.ts";

/** An estimate as it is invoiced: without the lines that were not chosen. Throws a Problem (404) where there is none. */
export const readBillable = (database: Database, id: number): Counted =>
  withoutUnchosen(found(findEstimate(database, id)));
