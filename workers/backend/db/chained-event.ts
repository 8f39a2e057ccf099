import { and, asc, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { audit, hashedText } from "./audit.ts";
import type { Database } from "./database.ts";

/**
 * The first event of a row of some kind, as the text that is hashed, with the hash before it ("" where the chain begins with
 * it) and its own: with these three it is found again in any archive. Throws where the row has no event.
 */
export function chainedEvent(database: Database, entity: string, entityId: number) {
  const event = database
    .select({
      ...getTableColumns(audit),
      before: sql<string | null>`${audit.before}`,
      after: sql<string | null>`${audit.after}`,
    })
    .from(audit)
    .where(and(eq(audit.entity, entity), eq(audit.entity_id, entityId)))
    .orderBy(asc(audit.id))
    .limit(1)
    .get();
  if (!event?.hash) throw new Error(`No event of the chain tells of the ${entity} ${entityId}`);
  const before = database
    .select({ hash: audit.hash })
    .from(audit)
    .where(lt(audit.id, event.id))
    .orderBy(desc(audit.id))
    .limit(1)
    .get();
  return { text: hashedText(event), previous: before?.hash ?? "", hash: event.hash };
}
