import { type Control, FieldFrame } from "#ui/field.tsx";

interface TicksProps {
  field: Control;
  legend: string;
  /** What can be ticked: its value, its name, and what is said beside that. */
  choices: readonly { value: string; name: string; beside: string }[];
  /** Where an error of it is told, if not here. */
  errorId?: string | undefined;
}

/** Several of what there is, each with a tick. Nothing where there is none and nothing is wrong. */
export function Ticks({ field, legend, choices, errorId }: TicksProps) {
  if (choices.length === 0 && !field.errors) return null;
  const chosen = [field.initialValue].flat();
  return (
    <fieldset aria-describedby={errorId ?? (field.errors && `${field.id}-error`)}>
      <legend className="mb-1 text-xs font-medium text-grey-700">{legend}</legend>
      <FieldFrame id={field.id} errors={field.errors}>
        {choices.map(({ value, name, beside }) => (
          <label key={value} className="flex min-h-6 min-w-0 items-center gap-2">
            <input
              type="checkbox"
              name={field.name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-4 shrink-0 accent-primary-ink"
            />
            <span className="min-w-0 break-words">
              {name} <span className="text-grey-600">{beside}</span>
            </span>
          </label>
        ))}
      </FieldFrame>
    </fieldset>
  );
}
