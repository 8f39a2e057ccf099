import { today } from "#model/date/dates.ts";
import { record } from "../db/audit.ts";
import { type Database, transaction } from "../db/database.ts";
import { pauseRecurring } from "../db/recurring/plans.ts";
import { planInForce, savePlan } from "../db/reminders/plan.ts";

/**
 * What is restored sends nothing to clients by itself until somebody switches it on again: it may be a copy to look at, while
 * the installation that it is of goes on.
 */
export function restAfterRestore(database: Database): void {
  transaction(database, () => {
    for (const { id, name } of pauseRecurring(database))
      record(database, {
        operation: "restore",
        entity: "recurring_invoice",
        entity_id: id,
        before: { name, is_paused: false },
        after: { name, is_paused: true },
      });
    const inForce = planInForce(database);
    if (!inForce) return;
    const { plan, sender } = inForce;
    const { least_cents, steps } = plan;
    savePlan(
      database,
      { is_on: false, least_cents, steps },
      { today: today(), origin: sender.origin, title: sender.title },
    );
    record(database, {
      operation: "restore",
      entity: "reminder_plan",
      entity_id: 1,
      before: { is_on: true },
      after: { is_on: false },
    });
  });
}
