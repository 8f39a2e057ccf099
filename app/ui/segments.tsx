import { type Control, FieldFrame } from "./field.tsx";

interface SegmentsProps {
  field: Control;
  label: string;
  options: readonly { value: string | number; label: string }[];
}

/** One of a few, all in sight: radio buttons side by side. Its looks are in styles/segments.css. */
export function Segments({ field, label, options }: SegmentsProps) {
  const { id, name, errors, initialValue } = field;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-xs font-medium text-grey-700">{label}</legend>
      <FieldFrame
        id={id}
        errors={errors}
        show={(text) => options.find(({ value }) => String(value) === text)?.label ?? text}
      >
        <div className="segments">
          {options.map(({ value, label: text }) => (
            <label key={value}>
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={initialValue === String(value)}
                aria-describedby={errors && `${id}-error`}
              />
              {text}
            </label>
          ))}
        </div>
      </FieldFrame>
    </fieldset>
  );
}
