import { type Control, controlClass, described, FieldFrame, initialText } from "./field.tsx";

interface TextAreaFieldProps {
  field: Control;
  label: string;
  rows?: number;
  maxLength?: number;
  isRequired?: boolean;
  /** What stands in while it is empty. */
  placeholder?: string | undefined;
  /** Whether the dialog begins at it. */
  isFirst?: boolean;
}

/** Text of several lines. */
export function TextAreaField({
  field,
  label,
  rows = 3,
  maxLength,
  isRequired = false,
  placeholder,
  isFirst = false,
}: TextAreaFieldProps) {
  const { id, name, errors } = field;
  return (
    <FieldFrame {...{ id, label, errors, isRequired }}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-required={isRequired || undefined}
        data-autofocus={isFirst || undefined}
        defaultValue={initialText(field)}
        className={`${controlClass} h-auto! py-2`}
        {...described(id, { errors })}
      />
    </FieldFrame>
  );
}
