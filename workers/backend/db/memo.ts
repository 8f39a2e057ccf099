import type { Database } from "./database.ts";

/** Questions that are kept of one database; people look at a few lists at a time, and a few people at once. */
const most = 50;

/** Counts databases that were erased: one that is started over counts its changes from zero again. */
let erased = 0;

/** Forgets everything that is remembered: a database was erased. */
export const forgetAnswers = (): void => {
  erased += 1;
};

/**
 * A memory for what is counted over many rows, or asked by every call: an answer holds until any row of its database
 * changes, which SQLite itself counts, so that nobody has to think of forgetting. Pages of one list then count it once.
 * Not for within a transaction: what one changed and took back again would be remembered.
 */
export function memory<Answer>() {
  const kept = new WeakMap<Database, { changes: string; answers: Map<string, Answer> }>();
  return (database: Database, question: string, count: () => Answer): Answer => {
    const changes = `${erased} ${changesOf(database)}`;
    let known = kept.get(database);
    if (!known || known.changes !== changes || known.answers.size >= most)
      known = { changes, answers: new Map() };
    kept.set(database, known);
    const answer = known.answers.get(question) ?? count();
    known.answers.set(question, answer);
    return answer;
  };
}

/** Rows written since the database was opened. Past Drizzle, which would need longer to ask than SQLite to answer. */
function changesOf({ storage }: Database): number {
  return storage.sql.exec<{ changes: number }>("select total_changes() as changes").one().changes;
}
