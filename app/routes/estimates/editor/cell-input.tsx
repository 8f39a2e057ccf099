import { type ClipboardEvent, type InputHTMLAttributes, type SelectHTMLAttributes, useState } from "react";
import { useMessage } from "#ui/field.tsx";
import type { Draft } from "./drafts.ts";
import type { Fields, RowName } from "./edited-row.ts";
import { useEditor } from "./editor-context.ts";
import { pastedCells } from "./pasted-cell.ts";

export interface CellProps {
  row: RowName;
  field: string;
  label: string;
  fields: Fields;
  draft: Draft | undefined;
}

type InputProps = CellProps & Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "value" | "id">;

/**
 * An input of a row, edited in place: what is typed counts at once and is saved when the row is left. Anyone who is in it
 * sees what they typed: that it was saved as "11,00" meanwhile must not get between an 11 and its next digit.
 */
export function CellInput({
  row,
  field,
  label,
  fields,
  draft,
  className = "",
  onChange,
  ...input
}: InputProps) {
  const { type, leave, isLocked } = useEditor();
  const [written, write] = useState<string | null>(null);
  return (
    <input
      {...named(row, field, label)}
      {...useFault(row, field, draft)}
      value={written ?? fields[field] ?? ""}
      readOnly={isLocked}
      autoComplete="off"
      className={`cell-input ${className}`}
      onChange={(event) => {
        write(event.currentTarget.value);
        if (onChange) onChange(event);
        else type(row, { [field]: event.currentTarget.value });
      }}
      onPaste={isLocked ? undefined : paste}
      onBlur={() => {
        write(null);
        leave(row);
      }}
      {...input}
    />
  );
}

/** Several cells in one of a number are kept apart by what no number has: it is refused there, and not read as another. */
function paste(event: ClipboardEvent<HTMLInputElement>): void {
  const { clipboardData, currentTarget: input } = event;
  const plain = clipboardData.getData("text/plain");
  const cells = pastedCells({ html: clipboardData.getData("text/html"), plain });
  const pasted = cells.join(input.inputMode === "decimal" ? "; " : " ");
  // The browser's own way can be undone.
  if (pasted === plain) return;
  event.preventDefault();
  input.setRangeText(pasted, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, "end");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

type SelectProps = CellProps & {
  options: readonly { value: string | number; label: string }[];
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, "name" | "value" | "id">;

export function CellSelect({
  row,
  field,
  label,
  fields,
  draft,
  options,
  className = "",
  ...select
}: SelectProps) {
  const { type, leave, isLocked } = useEditor();
  return (
    <select
      {...named(row, field, label)}
      {...useFault(row, field, draft)}
      value={fields[field] ?? ""}
      disabled={isLocked}
      className={`cell-input cell-select ${className}`}
      onChange={(event) => {
        type(row, { [field]: event.currentTarget.value });
        leave(row);
      }}
      {...select}
    >
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

const named = (row: RowName, field: string, label: string) => ({
  id: `${row}-${field}`,
  name: `${row}-${field}`,
  "aria-label": label,
});

/** What is wrong with a field: said in full below the row, and here where the pointer is. */
function useFault(row: RowName, field: string, draft: Draft | undefined) {
  const message = useMessage();
  const errors = draft?.errors[field];
  if (!errors) return {};
  return {
    "aria-invalid": true as const,
    "aria-describedby": `${row}-notes`,
    title: errors.map((error) => message(error)).join(" "),
  };
}
