import { type Control, controlClass, described, FieldFrame, initialText } from "./field.tsx";

interface TextAreaFieldProps {
  field: Control;
  label: string;
  rows?: number;
  maxLength?: number;
}

/** Text of several lines. */
export function TextAreaField({ field, label, rows = 3, maxLength }: TextAreaFieldProps) {
  const { id, name, errors } = field;
  return (
    <FieldFrame {...{ id, label, errors }}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        defaultValue={initialText(field)}
        className={`${controlClass} h-auto! py-2`}
        {...described(id, { errors })}
      />
    </FieldFrame>
  );
}
