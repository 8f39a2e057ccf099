import { type SelectHTMLAttributes, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import {
  type Control,
  controlClass,
  describedInForm,
  FieldFrame,
  initialText,
  type Surroundings,
} from "./field.tsx";

export interface Option {
  value: string | number;
  label: string;
}

type SelectFieldProps = Surroundings & {
  field: Control;
  options: readonly Option[];
  /** The first option, for nothing chosen. */
  none?: string;
  /** What is chosen is in force though it is not offered, as in a filter: nothing is wrong with it. */
  takesAny?: boolean;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "onInput">;

/**
 * What is chosen stays chosen and is told of, should it be offered no more when the options are read again: a browser would
 * take another one for it, unasked. The server refuses what it is.
 */
export function SelectField(props: SelectFieldProps) {
  const { field, label, hint, isRequired, options, none, takesAny, className, ...select } = props;
  const { t } = useTranslation();
  const { id, name } = field;
  const [chosen, choose] = useState(() => initialOption(props));
  const isGone = chosen.value !== "" && !options.some(({ value }) => String(value) === chosen.value);
  const unknown = takesAny ? `#${chosen.value}` : t("form.chosen_gone");
  const shown = isGone ? [...options, { ...chosen, label: chosen.label ?? unknown }] : options;
  const errors = isGone && !takesAny ? ["form.choose_another"] : field.errors;
  const show = (text: string) => shown.find(({ value }) => String(value) === text)?.label ?? none ?? text;
  return (
    <FieldFrame {...{ id, label, hint, isRequired, errors, show, className: className ?? "" }}>
      <select
        id={id}
        name={name}
        defaultValue={initialText(field)}
        aria-required={isRequired || undefined}
        className={`${controlClass} select-arrow appearance-none pr-8`}
        {...describedInForm(id, { hint, errors })}
        {...select}
        onInput={({ currentTarget: { value, selectedOptions } }) =>
          choose({ value, label: selectedOptions[0]?.label })
        }
      >
        {none !== undefined && <option value="">{none}</option>}
        {shown.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** What is chosen at first: browsers take the first option where nothing is. */
function initialOption({ field, options, none }: SelectFieldProps): {
  value: string;
  label: string | undefined;
} {
  const value = initialText(field);
  const first = value === "" && none === undefined ? options[0] : undefined;
  const known = first ?? options.find((option) => String(option.value) === value);
  return { value: first ? String(first.value) : value, label: known?.label };
}
