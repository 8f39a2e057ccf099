import type { SerializeFrom } from "@remix-run/cloudflare";
import { useNavigation, useSearchParams } from "@remix-run/react";
import { Search } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { EntryDocument, EntryRow } from "#model/bank-entry/bank-entry.ts";
import { refOf } from "#model/bank-entry/part-kinds.ts";
import { longestSearch } from "#model/list/longest-search.ts";
import { typeDecimal } from "#model/money/decimal.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CancelLink, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { controlClass, FormErrors } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { asideOf } from "./address.ts";
import { DocumentRow } from "./document-row.tsx";
import { EntryFacts } from "./facts.tsx";
import type { TypedPart } from "./parts.ts";
import { refusedParts } from "./refused-parts.ts";
import { Rest } from "./rest.tsx";
import { chosenIn, sharedOut } from "./share-fields.ts";
import { useShownDocuments } from "./shown-documents.ts";

interface ShareFormProps {
  entry: EntryRow;
  /** What was ticked and typed before other documents were looked for. */
  typed: readonly TypedPart[];
  /** What was looked for; null where nothing was yet. */
  sought: string | null;
  documents: SerializeFrom<{ data: EntryDocument[]; meta: { total: number } }>;
  lastResult: SerializeFrom<Refusal> | Refusal | undefined;
  closeTo: string;
}

/** Shares an entry out among documents: each is ticked, with the amount that is booked into it. */
export function ShareForm({ entry, typed, sought, documents, lastResult, closeTo }: ShareFormProps) {
  const { t, language } = useTranslation();
  const navigation = useNavigation();
  const [params] = useSearchParams();
  const refused = refusedParts(lastResult);
  const proposed = entry.proposal?.parts.map(
    ({ kind, document_id, amount_cents }): TypedPart => ({
      kind,
      document_id,
      amount: typeDecimal(amount_cents * 100, language),
    }),
  );
  const begun = sought === null ? (proposed ?? []) : typed;
  const ticked = refused?.parts ?? begun;
  const form = useRef<HTMLFormElement>(null);
  const [parts, setParts] = useState(ticked);
  const { shown, keep } = useShownDocuments(documents.data);
  const isIn = entry.amount_cents > 0;
  const unseen = documents.meta.total - documents.data.length;
  const isSending = navigation.formMethod === "POST" && !navigation.formData?.has("look");
  return (
    <Form
      ref={form}
      method="post"
      className="contents"
      preventScrollReset
      onKeyDown={sendByEnter}
      onChange={({ currentTarget }) => {
        const chosen = chosenIn(new FormData(currentTarget));
        setParts(chosen);
        keep(chosen);
      }}
    >
      <DialogBody>
        <input type="hidden" name="version" value={entry.version} />
        <EntryFacts entry={entry} />
        <FormErrors errors={refused?.errors} />
        <div className="flex gap-2">
          <input
            type="search"
            name="find"
            maxLength={longestSearch}
            defaultValue={sought ?? ""}
            aria-label={t(isIn ? "bank_entries.find_invoice" : "bank_entries.find_purchase")}
            placeholder={t(isIn ? "bank_entries.find_invoice" : "bank_entries.find_purchase")}
            data-autofocus={begun.length === 0 || undefined}
            className={controlClass}
          />
          <Button name="look" value="yes" icon={<Icon of={Search} />}>
            {t("bank_entries.find")}
          </Button>
        </div>
        {shown.length === 0 ? (
          <p className="text-grey-600">
            {t(isIn ? "bank_entries.no_invoices" : "bank_entries.no_purchases")}
          </p>
        ) : (
          <ul
            className="divide-y divide-grey-200"
            aria-label={t(isIn ? "bank_entries.invoices" : "bank_entries.purchases")}
          >
            {shown.map((document) => (
              <DocumentRow
                key={refOf(document)}
                document={document}
                part={ticked.find((part) => refOf(part) === refOf(document))}
                errors={refused?.errorsOf(refOf(document))}
                left={() => leftNow(form.current, entry)}
              />
            ))}
          </ul>
        )}
        {unseen > 0 && <p className="text-xs text-grey-600">{t("bank_entries.unseen", { count: unseen })}</p>}
      </DialogBody>
      <DialogFooter>
        <Rest entry={entry} parts={parts} documents={shown} />
        <CancelLink to={closeTo} />
        <ButtonLink to={asideOf(entry.id, params)} preventScrollReset>
          {t("bank_entries.set_aside")}
        </ButtonLink>
        <Button
          tone="main"
          name="act"
          value="book"
          data-autofocus={begun.length > 0 || undefined}
          isPending={isSending}
        >
          {t("bank_entries.book")}
        </Button>
      </DialogFooter>
    </Form>
  );
}

/** Enter in a field presses the first button, which looks for documents; in any field but that of the search it books. */
function sendByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  if (event.key !== "Enter" || !(field instanceof HTMLInputElement) || field.name === "find") return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[name="act"]')?.click();
}

/** Cents that are not shared out yet. */
const leftNow = (form: HTMLFormElement | null, { amount_cents }: EntryRow): number =>
  form ? Math.abs(amount_cents) - sharedOut(chosenIn(new FormData(form))) : 0;
