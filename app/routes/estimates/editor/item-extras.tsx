import { useLocation } from "@remix-run/react";
import { Ellipsis } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { CellInput, CellSelect } from "./cell-input.tsx";
import { choiceTexts } from "./choice-field.ts";
import { choiceWords } from "./choice-words.ts";
import type { Draft } from "./drafts.ts";
import { type Fields, priced, type RowName } from "./edited-row.ts";
import { useEditor } from "./editor-context.ts";

/** The lines whose rarely used fields are shown, by their ids in the address. */
export const extrasParameter = "extras";

interface ExtrasLinkProps {
  id: number;
  row: RowName;
  fields: Fields;
  isShown: boolean;
  onToggle: () => void;
}

/**
 * Shows or hides what a line rarely has; marked where its total was agreed, or its client has a choice. Its address does so without scripts; with
 * them nothing is asked of the network, which may be gone while one types.
 */
export function ExtrasLink({ id, row, fields, isShown, onToggle }: ExtrasLinkProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const label = t("estimates.extras_of", { name: fields.name || "–" });
  return (
    <Link
      to={`?${toggled(search, id)}`}
      preventScrollReset
      replace
      onClick={(event) => {
        event.preventDefault();
        onToggle();
      }}
      aria-label={label}
      title={label}
      aria-expanded={isShown}
      aria-controls={isShown ? `${row}-extras` : undefined}
      className={`extras-link ${fields.total || fields.choice ? "has-agreed" : ""}`}
    >
      <Icon of={Ellipsis} />
    </Link>
  );
}

function toggled(search: string, id: number): URLSearchParams {
  const parameters = new URLSearchParams(search);
  if (parameters.has(extrasParameter, String(id))) parameters.delete(extrasParameter, String(id));
  else parameters.append(extrasParameter, String(id));
  return parameters;
}

interface ItemExtrasProps {
  row: RowName;
  fields: Fields;
  draft: Draft | undefined;
  /** The groups of alternatives that it can be in. */
  groups: readonly number[];
}

/**
 * What a line rarely has: its name in English documents, a total agreed in place of a unit price (domain H4), and what its
 * client can decide.
 */
export function ItemExtras({ row, fields, draft, groups }: ItemExtrasProps) {
  const { t } = useTranslation();
  const { type, leave } = useEditor();
  const cell = { row, fields, draft };
  return (
    <div id={`${row}-extras`} className="item-extras-fields">
      <label htmlFor={`${row}-name_en`}>{t("estimates.fields.name_en")}</label>
      <CellInput {...cell} field="name_en" label={t("estimates.fields.name_en")} />
      <label htmlFor={`${row}-total`}>{t("estimates.agreed_total")}</label>
      <CellInput
        {...cell}
        field="total"
        label={t("estimates.agreed_total")}
        inputMode="decimal"
        className="numeric text-right"
        onChange={({ currentTarget }) => type(row, priced("total", currentTarget.value))}
      />
      {fields.choice !== undefined && (
        <>
          <label htmlFor={`${row}-choice`}>{t("estimates.fields.choice")}</label>
          <CellSelect
            {...cell}
            field="choice"
            label={t("estimates.fields.choice")}
            options={choiceTexts(groups).map((value) => ({ value, label: choiceWords(t, value) }))}
            // Arrow keys pass by others, and each that is saved changes the other alternatives: it is saved once it stays.
            onChange={({ currentTarget }) => type(row, { choice: currentTarget.value })}
            onBlur={() => leave(row)}
          />
        </>
      )}
    </div>
  );
}
