import { and, desc, eq, inArray, notInArray, or } from "drizzle-orm";
import type { Page } from "#model/answer/answer.ts";
import type { HistoryEntry } from "#model/history/history.ts";
import { changesBetween } from "#model/history/history.ts";
import { audit } from "./audit.ts";
import { countRows, type Database } from "./database.ts";
import { users } from "./users.ts";

/** What happened to a row and to what is part of it, the newest first; of `hidden` kinds of rows nothing is told. */
export function readHistory(
  database: Database,
  { entity, id, hidden = [] }: { entity: string; id: number; hidden?: string[] },
  { page, per_page }: { page: number; per_page: number },
): Page<HistoryEntry> {
  const isOf = and(
    or(
      and(eq(audit.entity, entity), eq(audit.entity_id, id)),
      and(eq(audit.part_of, entity), eq(audit.part_of_id, id)),
    ),
    hidden.length > 0 ? notInArray(audit.entity, hidden) : undefined,
  );
  const total = countRows(database, audit, isOf);
  const rows = selectEvents(database)
    .where(isOf)
    .orderBy(desc(audit.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
    .all();
  return {
    data: rows.map(entryOf),
    meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) },
  };
}

/** Events by their numbers, the newest first. */
export const listEntries = (database: Database, events: readonly number[]): HistoryEntry[] =>
  selectEvents(database)
    .where(inArray(audit.id, [...events]))
    .orderBy(desc(audit.id))
    .all()
    .map(entryOf);

const selectEvents = (database: Database) =>
  database
    .select({ event: audit, actor: { id: users.id, name: users.name } })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actor_id));

const entryOf = ({
  event,
  actor,
}: ReturnType<ReturnType<typeof selectEvents>["all"]>[number]): HistoryEntry => ({
  id: event.id,
  at: event.at,
  actor,
  entity: event.entity,
  entity_id: event.entity_id,
  ...changesBetween(event.before, event.after),
});
