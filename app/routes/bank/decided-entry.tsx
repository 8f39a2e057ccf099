import { useSearchParams } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import { Form } from "#app/forms/own-form.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import type { EntryRow } from "#model/bank-entry/bank-entry.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { Button } from "#ui/button.tsx";
import { CloseLink, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { EntryFacts } from "./facts.tsx";
import { Outcome } from "./outcome.tsx";

/** An entry that is booked or set aside: what it is booked into, or why it was set aside, by which user, and a button that undoes it. */
export function DecidedEntry({ entry, closeTo }: { entry: EntryRow; closeTo: string }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { id, version, state, decided_at, decided_by } = entry;
  return (
    <>
      <DialogBody>
        <EntryFacts entry={entry} />
        <section>
          <h3 className="mb-1 text-xs font-medium text-grey-700">{t(`bank_entries.outcomes.${state}`)}</h3>
          <Outcome entry={entry} />
          {decided_at && (
            <p className="mt-1 text-xs text-grey-600">
              {[showTimestamp(decided_at), decided_by?.name].filter(Boolean).join(" · ")}
            </p>
          )}
        </section>
      </DialogBody>
      <DialogFooter>
        <CloseLink to={closeTo} />
        <Form method="post" action={`/bank?${params}`} preventScrollReset>
          <input type="hidden" name="entry" value={id} />
          <input type="hidden" name="version" value={version} />
          <Button name="act" value="undo" data-autofocus icon={<Icon of={Undo2} />}>
            {t("bank_entries.undo")}
          </Button>
        </Form>
      </DialogFooter>
    </>
  );
}
