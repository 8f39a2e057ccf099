import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { DatePicker } from "#ui/date-picker.tsx";
import { CellInput, type CellProps } from "./cell-input.tsx";
import { useEditor } from "./editor-context.ts";

/** A date of a row, typed as dd.MM.yyyy or picked from a calendar. `hint` is the id of what is said below it. */
export function CellDate({ hint, ...cell }: CellProps & { hint: string }) {
  const { t } = useTranslation();
  const { type, leave, isLocked } = useEditor();
  const { row, field, label, fields, draft } = cell;
  return (
    <div className="relative w-44">
      <CellInput
        {...cell}
        inputMode="numeric"
        placeholder={isLocked ? undefined : t("form.date_shape")}
        className="numeric pr-9"
        // What is wrong with it is said instead.
        {...(!draft?.errors[field] && { "aria-describedby": hint })}
      />
      {!isLocked && (
        <DatePicker
          label={label}
          readTyped={() => fields[field] ?? ""}
          onChoose={(date) => {
            type(row, { [field]: showDate(date) });
            leave(row);
          }}
        />
      )}
    </div>
  );
}
