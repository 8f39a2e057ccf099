import { findEntry } from "#backend/db/bank/entries.ts";
import { type Database, transaction } from "#backend/db/database.ts";
import type { Actor } from "#backend/operations/actor.ts";
import { Problem } from "#backend/operations/errors.ts";
import type { Unit } from "#backend/operations/write.ts";
import type { EntryProposal } from "#model/bank-entry/bank-entry.ts";
import { booking, checkIsOpen } from "./booking.ts";
import { proposals } from "./proposals.ts";
import { hasPurchases } from "./read.ts";

/** An entry, and the key of the proposal that somebody has seen for it. */
interface Seen {
  id: number;
  proposal: string;
}

/** Books entries as is proposed as certain, each as it was seen; answers for each why it was refused, null where it was not. */
export function bookCertain(
  unit: Unit,
  entries: readonly Seen[],
  actor: Actor,
): { id: number; refusal: Problem | null }[] {
  return bookSeen(unit, entries, { proposed: proposals(unit.database, hasPurchases(actor)), actor });
}

/** The same, of proposals that were counted before. */
function bookSeen(
  unit: Unit,
  entries: readonly Seen[],
  { proposed, actor }: { proposed: ReadonlyMap<number, EntryProposal>; actor: Actor },
): { id: number; refusal: Problem | null }[] {
  const { database } = unit;
  return entries.map(({ id, proposal: key }) => {
    const refusal = refusalOf(database, () => {
      const entry = findEntry(database, id);
      const proposal = proposed.get(id);
      if (!entry) throw new Problem(409, "errors.bank_other_proposal");
      checkIsOpen(entry);
      if (!isCertain(proposal) || proposal.key !== key) throw new Problem(409, "errors.bank_other_proposal");
      booking({ database, entry, parts: proposal.parts, actor })(unit);
    });
    return { id, refusal };
  });
}

/** Books all that is certain of a statement that was just taken, as an installation may wish; answers how many entries. */
export function bookCertainOf(unit: Unit, statementIds: readonly number[], actor: Actor): number {
  const proposed = proposals(unit.database, hasPurchases(actor));
  const wanted = [...proposed].flatMap(([id, proposal]) =>
    isCertain(proposal) && statementIds.includes(findEntry(unit.database, id)?.statement_id ?? 0)
      ? [{ id, proposal: proposal.key }]
      : [],
  );
  return bookSeen(unit, wanted, { proposed, actor }).filter(({ refusal }) => refusal === null).length;
}

/** Whether nobody would hesitate to book a proposal. A reversal is set against its entry by itself: what cannot be taken back would be found halfway. */
export const isCertain = (proposal: EntryProposal | undefined): proposal is EntryProposal =>
  proposal?.certainty === "certain" && proposal.reverses === null && proposal.parts.length > 0;

/** Does all of some work or nothing of it: what is refused stops this entry alone. */
function refusalOf(database: Database, work: () => void): Problem | null {
  try {
    transaction(database, work);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
