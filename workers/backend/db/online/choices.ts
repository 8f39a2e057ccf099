import { eq, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { chosenOf, decisionsOf, withChosen } from "#model/estimate/client-choice.ts";
import { chosenNames } from "#model/online/chosen-names.ts";
import type { FrozenEstimate } from "#model/online/frozen.ts";
import { type Database, prepared } from "../database.ts";
import { documentLinks, type LinkRow } from "./links.ts";
import { readFrozenEstimate, type Snapshot } from "./snapshots.ts";

/** What clients have chosen of what they were sent, by the links that they came by. It counts once it is accepted. */
export const linkChoices = sqliteTable("link_choices", {
  link_id: integer()
    .primaryKey()
    .references(() => documentLinks.id),
  /** The lines that are chosen of those that there is a choice about, by their ids. */
  chosen: text({ mode: "json" }).$type<number[]>().notNull(),
  /** How these are called, with their quantities, and what the document comes to by them. */
  names: text({ mode: "json" }).$type<string[]>().notNull(),
  net_cents: integer().notNull(),
  at: text().notNull(),
});
export type LinkChoice = typeof linkChoices.$inferSelect;

const ofLink = prepared((database) =>
  database
    .select()
    .from(linkChoices)
    .where(eq(linkChoices.link_id, sql.placeholder("id")))
    .prepare(),
);

/** What was chosen at a link; undefined where nobody has chosen anything yet. */
export const findChoiceAt = (database: Database, id: number): LinkChoice | undefined =>
  ofLink(database).get({ id });

/** What is chosen at a link: what its client chose, or what the document came with. */
export function chosenAt(database: Database, link: Pick<LinkRow, "id">, snapshot: Snapshot): number[] {
  const { estimate } = readFrozenEstimate(snapshot);
  if (decisionsOf(estimate).length === 0) return [];
  return findChoiceAt(database, link.id)?.chosen ?? chosenOf(estimate);
}

/** Keeps what was chosen at a link, in place of what was chosen before. */
export function keepChoice(
  database: Database,
  link_id: number,
  frozen: FrozenEstimate,
  chosen: number[],
): void {
  const estimate = withChosen(frozen.estimate, chosen);
  const kept = {
    chosen,
    names: chosenNames(estimate, chosen),
    net_cents: estimate.sums.net_cents,
    at: new Date().toISOString(),
  };
  database
    .insert(linkChoices)
    .values({ link_id, ...kept })
    .onConflictDoUpdate({ target: linkChoices.link_id, set: kept })
    .run();
}
