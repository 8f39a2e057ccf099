import { type Control, controlClass, described, FieldFrame, initialText } from "./field";

interface TextAreaFieldProps {
  field: Control;
  label: string;
  rows?: number;
}

/** Text of several lines. */
export function TextAreaField({ field, label, rows = 3 }: TextAreaFieldProps) {
  const { id, name, errors } = field;
  return (
    <FieldFrame {...{ id, label, errors }}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        defaultValue={initialText(field)}
        className={`${controlClass} h-auto! py-2`}
        {...described(id, { errors })}
      />
    </FieldFrame>
  );
}
