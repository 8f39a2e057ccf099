import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { DateField } from "./date-field.tsx";
import { Link } from "./link.tsx";

/** Local dates. */
interface Period {
  from: string;
  to: string;
}

interface PeriodChooserProps {
  /** What stands in the fields, and what is wrong with it. */
  typed: Period;
  errors: Readonly<Record<string, string[] | undefined>>;
  /** The periods that are asked for most, each with its name. */
  presets: readonly { name: string; period: Period }[];
  /** What its parts are called. */
  words: { period: string; from: string; to: string; show: string };
}

/**
 * Which period is looked at: one of the usual, or from one day to another. It stands in the address, and its page gives
 * it a key of what is typed, so that its fields follow the address.
 */
export function PeriodChooser({ typed, errors, presets, words }: PeriodChooserProps) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to its first field
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return (
    <div className="dashboard-period">
      <nav aria-label={words.period} className="link-segments">
        {presets.map(({ name, period: { from, to } }) => (
          <Link
            key={name}
            to={`?${new URLSearchParams({ from, to })}`}
            preventScrollReset
            prefetch="intent"
            aria-current={from === typed.from && to === typed.to ? "true" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <Form ref={form} preventScrollReset className="flex items-start gap-2">
        {(["from", "to"] as const).map((name) => (
          <DateField
            key={name}
            field={{ id: name, name, errors: errors[name], initialValue: typed[name] }}
            label={words[name]}
            isLabelHidden
            className="w-36 max-sm:w-auto max-sm:grow"
          />
        ))}
        <Button>{words.show}</Button>
      </Form>
    </div>
  );
}
