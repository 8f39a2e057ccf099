import type { Database } from "#backend/db/database.ts";
import { type KeptPlan, readPlan, savePlan } from "#backend/db/reminders/plan.ts";
import { senderOf } from "#backend/mail/sender.ts";
import { noun } from "#backend/operations/call.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { answers, body, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { wordsOf } from "#backend/words/own-words.ts";
import { one } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { type ReminderPlan, reminderPlanPatch, reminderPlan as shape } from "#model/invoice/reminder-plan.ts";
import { reminderKinds } from "#model/invoice/reminder-rule.ts";
import type { Language } from "#model/text/language.ts";

/** By which plan clients are reminded of what they owe (docs/decisions/080-reminders.md). */
export const reminderPlan = noun();

reminderPlan.openapi(
  operation("reminder_plan.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read the plan of reminders",
    method: "get",
    path: "/reminder_plan",
    responses: answers(one(shape)),
  }),
  (c) => {
    const data = shown(c.env.database, readPlan(c.env.database));
    tag(c, data);
    return c.json({ data }, 200);
  },
);

reminderPlan.openapi(
  operation("reminder_plan.update", {
    access: { roles: "admin", modules: "estimates", audit: "reminder_plan" },
    summary: "Change the plan of reminders; what is not sent stays",
    refuses: [412],
    method: "patch",
    path: "/reminder_plan",
    request: body(reminderPlanPatch),
    responses: answers(one(shape)),
  }),
  (c) => {
    const patch = c.req.valid("json");
    const data = write(c, shape, ({ database, audit }) => {
      const before = readPlan(database);
      matches(c, before);
      const { is_on = before.is_on, least_amount = before.least_cents, steps = before.steps } = patch;
      const change = { is_on, least_cents: least_amount, steps };
      const after = savePlan(database, change, { today: today(), ...senderOf(c) });
      audit(1, { before, after });
      return shown(database, after);
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

const shown = (database: Database, { version, is_on, least_cents, steps }: KeptPlan): ReminderPlan => ({
  version,
  is_on,
  least_cents,
  steps: steps.map(({ since: _, ...step }) => step),
  built_in: { lv: builtIn(database, "lv"), en: builtIn(database, "en") },
});

/** The texts that stand in for empty ones, in the installation's own words, with their gaps. */
function builtIn(database: Database, language: Language) {
  const t = wordsOf(database, language);
  const texts = reminderKinds.map((kind) => ({
    kind,
    subject: t(`mail.reminder_${kind}.subject`),
    text: t(`mail.reminder_${kind}.text`),
  }));
  const document = t("mail.reminder_document.invoice");
  const formOf = (count: number) => t("mail.reminder_days", { count }).replace(String(count), "{{count}}");
  // A form of its own for none is what Latvian has.
  return { texts, document, days: { zero: formOf(0), one: formOf(1), other: formOf(2) } };
}
