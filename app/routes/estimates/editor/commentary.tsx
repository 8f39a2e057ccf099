import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { RichTextField } from "#ui/rich-text-field.tsx";
import { CommentaryConflict } from "./commentary-conflict.tsx";
import type { Drafts } from "./drafts.ts";
import type { RowName } from "./edited-row.ts";
import { useEditor } from "./editor-context.ts";

interface CommentaryProps {
  row: RowName;
  state: Drafts;
}

/** What is said to the client beside the figures; approved, it is shown as it was agreed. */
export function Commentary({ row, state }: CommentaryProps) {
  const { t } = useTranslation();
  const { type, isLocked } = useEditor();
  const draft = state.drafts.get(row);
  const known = state.rows.get(row)?.fields.commentary ?? "";
  const frame = useRef<HTMLDivElement>(null);
  const [shown, show] = useState(known);
  const isTyped = draft?.typed.commentary !== undefined;
  // What a colleague wrote comes into the field, but never under the hands of who is writing in it.
  useEffect(() => {
    if (!isTyped && !frame.current?.contains(document.activeElement)) show(known);
  }, [known, isTyped]);
  if (isLocked)
    return known ? (
      <section aria-label={t("estimates.fields.commentary")} className="max-w-[720px]">
        <h2 className="mb-2 text-xs font-medium text-grey-700">{t("estimates.fields.commentary")}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the loader */}
        <div className="rich-text" dangerouslySetInnerHTML={{ __html: known }} />
      </section>
    ) : null;
  return (
    <div ref={frame} className="max-w-[720px]">
      <RichTextField
        key={shown}
        field={{
          id: `${row}-commentary`,
          name: `${row}-commentary`,
          errors: draft?.errors.commentary,
          initialValue: draft?.typed.commentary ?? shown,
        }}
        label={t("estimates.fields.commentary")}
        onChange={(html) => type(row, { commentary: html })}
      />
      {draft?.theirs.commentary !== undefined && (
        <CommentaryConflict row={row} theirs={draft.theirs.commentary} mine={draft.typed.commentary ?? ""} />
      )}
    </div>
  );
}
