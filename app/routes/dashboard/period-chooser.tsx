import { useTranslation } from "#locales/use-translation.ts";
import { PeriodChooser } from "#ui/period-chooser.tsx";
import { presets, type ReadPeriod } from "./period.ts";

/** Which period the dashboard is of. */
export function DashboardPeriod({
  typed,
  errors,
  today,
}: Pick<ReadPeriod, "typed" | "errors"> & { today: string }) {
  const { t } = useTranslation();
  const words = {
    period: t("dashboard.period"),
    from: t("dashboard.from"),
    to: t("dashboard.to"),
    show: t("dashboard.show"),
  };
  const named = presets(today).map(({ name, period }) => ({ name: t(`dashboard.presets.${name}`), period }));
  return <PeriodChooser typed={typed} errors={errors} presets={named} words={words} />;
}
