import { useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { type Control, controlClass, described, FieldFrame, initialText } from "./field.tsx";

interface ColourFieldProps {
  /** Its value is #RRGGBB, or whatever was typed the last time. */
  field: Control;
  label: string;
  isRequired?: boolean;
}

const hex = /^#[0-9a-fA-F]{6}$/;

/** A colour, typed as #RRGGBB or picked from the browser's own palette. */
export function ColourField({ field, label, isRequired }: ColourFieldProps) {
  const { t } = useTranslation();
  const { id, name, errors } = field;
  const palette = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const initial = initialText(field);
  return (
    <FieldFrame {...{ id, label, isRequired, errors }}>
      <div className="flex gap-2">
        <input
          ref={palette}
          type="color"
          tabIndex={-1}
          aria-label={t("form.open_palette", { label })}
          // As browsers write it; in capitals it would be taken for one that was changed.
          defaultValue={hex.test(initial) ? initial.toLowerCase() : "#000000"}
          className="size-9 shrink-0 rounded-control border border-grey-300 bg-surface p-1"
          onInput={({ currentTarget }) => {
            if (!input.current) return;
            input.current.value = currentTarget.value.toUpperCase();
            input.current.dispatchEvent(new Event("input", { bubbles: true }));
          }}
        />
        <input
          ref={input}
          id={id}
          name={name}
          defaultValue={initial}
          spellCheck={false}
          autoComplete="off"
          aria-required={isRequired || undefined}
          className={`${controlClass} numeric max-w-36`}
          onInput={({ currentTarget: { value } }) => {
            if (palette.current && hex.test(value)) palette.current.value = value;
          }}
          {...described(id, { errors })}
        />
      </div>
    </FieldFrame>
  );
}
