import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useContext, useRef } from "react";
import { Button, IconButton } from "./button.tsx";
import { ContestedSlot, type ShowText } from "./contested-slot.ts";
import { FormErrors } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { useFocusFollowing } from "./use-focus-following.ts";

interface RowsFieldProps<Row> {
  /** Of the group: where a form that is sent without scripts comes back to. */
  id: string;
  form: Pick<FormMetadata, "insert" | "remove">;
  list: Pick<FieldMetadata<Record<string, unknown>[]>, "id" | "name" | "errors"> & {
    getFieldList: () => Row[];
  };
  words: {
    title: string;
    hint: string;
    /** Said where there is no row. */
    none?: string;
    /** What a row is called, and the button that takes it away, by its place from 1. */
    row: (place: number) => string;
    remove: (place: number) => string;
    add: string;
  };
  /** Of rows, and of what is in each. */
  rowClass?: string;
  fieldsClass: string;
  removeClass?: string;
  /** Rows at most. */
  most?: number;
  /** What a new row begins with. */
  begins?: Record<string, string>;
  /** Puts all rows into words, where it is asked whose to keep. */
  show: ShowText;
  /** The fields of a row, with the button that takes it away. */
  children: (row: Row, remove: ReactNode) => ReactNode;
}

/** Rows of a form that come and go, also without scripts: the form is sent then, and comes back with them. */
export function RowsField<Row extends { key: string | undefined }>(props: RowsFieldProps<Row>) {
  const { id, form, list, words, rowClass, fieldsClass, removeClass = "", most, begins, show } = props;
  const rows = list.getFieldList();
  const Contested = useContext(ContestedSlot);
  const frame = useRef<HTMLFieldSetElement>(null);
  useFocusFollowing(frame, rows.length);
  const sentTo = { formAction: `#${id}` };
  return (
    <fieldset id={id} ref={frame} className="min-w-0">
      <legend className="text-base font-semibold text-heading">{words.title}</legend>
      <p className="mt-1 text-xs text-grey-600">{words.hint}</p>
      <FormErrors errors={list.errors} />
      {rows.length === 0 && words.none && <p className="mt-3 text-grey-600">{words.none}</p>}
      <ol className="mt-3 flex flex-col gap-3">
        {rows.map((row, index) => (
          <li key={row.key} className={rowClass}>
            <fieldset className={`min-w-0 ${fieldsClass}`}>
              <legend className="sr-only">{words.row(index + 1)}</legend>
              {props.children(
                row,
                <IconButton
                  {...form.remove.getButtonProps({ name: list.name, index })}
                  {...sentTo}
                  label={words.remove(index + 1)}
                  icon={<Icon of={Trash2} />}
                  className={`mt-5 ${removeClass}`}
                />,
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      {Contested && <Contested id={list.id} show={show} />}
      {(most === undefined || rows.length < most) && (
        <Button
          {...form.insert.getButtonProps({
            name: list.name,
            ...(begins && { defaultValue: begins }),
          })}
          {...sentTo}
          data-add
          icon={<Icon of={Plus} />}
          className={rows.length > 0 ? "mt-4" : ""}
        >
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}
