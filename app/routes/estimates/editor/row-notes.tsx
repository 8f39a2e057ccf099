import { CircleAlert } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { htmlToPlain } from "#model/text/plain-text.ts";
import { useMessage } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { choiceWords } from "./choice-words.ts";
import type { Draft } from "./drafts.ts";
import { fieldNames, type RowName } from "./edited-row.ts";
import { useEditor } from "./editor-context.ts";
import { intents } from "./intents.ts";

interface RowNotesProps {
  row: RowName;
  draft: Draft | undefined;
}

/** What stands in the way of saving a row: what is wrong with it, or what a colleague has in the same field. */
export function RowNotes({ row, draft }: RowNotesProps) {
  const { t } = useTranslation();
  const message = useMessage();
  if (!draft) return null;
  const messages = [...new Set(Object.values(draft.errors).flat())];
  const notice = messages.length === 0 && draft.message ? [draft.message] : messages;
  const theirs = fieldNames.filter((field) => field in draft.theirs);
  if (notice.length === 0 && theirs.length === 0) return null;
  return (
    <div id={`${row}-notes`} role="alert" className="flex flex-col gap-1 px-2 pb-2 text-xs">
      {notice.map((text) => (
        <p key={text} className="flex items-center gap-1 text-danger">
          <Icon of={CircleAlert} />
          {message(text)}
        </p>
      ))}
      {theirs.map((field) => (
        <Difference
          key={field}
          {...{ row, field, theirs: draft.theirs[field] ?? "", mine: draft.typed[field] ?? "" }}
        />
      ))}
      {theirs.length > 0 && <p className="text-grey-600">{t("conflict.title")}</p>}
    </div>
  );
}

interface DifferenceProps {
  row: RowName;
  field: (typeof fieldNames)[number];
  theirs: string;
  mine: string;
}

/** One field that two changed: either version can be kept. */
function Difference({ row, field, theirs, mine }: DifferenceProps) {
  const { t } = useTranslation();
  const { choose, units, vatChoices } = useEditor();
  const shown = (text: string) => {
    if (field === "measure_unit_id") return units.find(({ id }) => String(id) === text)?.short_name ?? text;
    if (field === "commentary") return htmlToPlain(text);
    if (field === "choice") return choiceWords(t, text);
    if (field === "vat") return vatChoices.find(({ value }) => value === text)?.label ?? text;
    return text;
  };
  const keep = (pressed: MouseEvent, isMine: boolean) => {
    // Without scripts it is sent: what stands typed is kept, or what the button says.
    pressed.preventDefault();
    choose(row, field, isMine);
    // The question goes away, and with it the button that had the focus.
    document.getElementById(`${row}-${field}`)?.focus();
  };
  const button = "rounded-control border border-grey-300 bg-surface px-2 py-1 font-medium hover:bg-grey-50";
  return (
    <p className="flex flex-wrap items-center gap-2 rounded-control bg-warning-soft px-2 py-1.5">
      <b className="font-semibold">{t(`estimates.fields.${field}`)}:</b>
      <button
        type="submit"
        name="act"
        value={intents.keepTheirs(row, field)}
        className={button}
        onClick={(pressed) => keep(pressed, false)}
      >
        {t("estimates.keep_theirs", { text: shown(theirs) || "–" })}
      </button>
      <button type="submit" name="act" value="" className={button} onClick={(pressed) => keep(pressed, true)}>
        {t("estimates.keep_mine", { text: shown(mine) || "–" })}
      </button>
    </p>
  );
}
