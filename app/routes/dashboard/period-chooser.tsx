import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Link } from "#ui/link.tsx";
import { presets, type ReadPeriod } from "./period.ts";

/** Which period is looked at: one of the usual, or from one day to another. It stands in the address. */
export function PeriodChooser({
  typed,
  errors,
  today,
}: Pick<ReadPeriod, "typed" | "errors"> & { today: string }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to its first field
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return (
    <div className="dashboard-period">
      <nav aria-label={t("dashboard.period")} className="link-segments">
        {presets(today).map(({ name, period }) => (
          <Link
            key={name}
            to={`?${new URLSearchParams({ ...period })}`}
            preventScrollReset
            prefetch="intent"
            aria-current={period.from === typed.from && period.to === typed.to ? "true" : undefined}
          >
            {t(`dashboard.presets.${name}`)}
          </Link>
        ))}
      </nav>
      <Form ref={form} preventScrollReset className="flex items-start gap-2">
        {(["from", "to"] as const).map((name) => (
          <DateField
            key={name}
            field={{ id: name, name, errors: errors[name], initialValue: typed[name] }}
            label={t(`dashboard.${name}`)}
            isLabelHidden
            className="w-36 max-sm:w-auto max-sm:grow"
          />
        ))}
        <Button>{t("dashboard.show")}</Button>
      </Form>
    </div>
  );
}
