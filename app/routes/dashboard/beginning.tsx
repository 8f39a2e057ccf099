import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { isEnabled, screens } from "#model/list/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import type { DashboardData } from "./read-dashboard.ts";

/** Whether nothing at all has happened yet, in this period or the one before, and nobody is there to be planned. */
export const isBeginning = ({ graphs, income_forecast, overdue, utilisation }: DashboardData): boolean =>
  graphs.invoices.every(({ net_cents, previous_net_cents }) => net_cents === 0 && previous_net_cents === 0) &&
  graphs.project_count.every(({ projects, previous_projects }) => projects + previous_projects === 0) &&
  (income_forecast ?? []).length === 0 &&
  (overdue?.documents ?? 0) === 0 &&
  (utilisation?.employees ?? []).length === 0;

/** What the first administrator of an empty installation sees instead of empty pictures. */
export function Beginning({ isSettingUp }: { isSettingUp: boolean }) {
  const { t } = useTranslation();
  const hasProjects = isEnabled(screens.projects, useRoot()?.modules ?? []);
  return (
    <Empty text={t("dashboard.beginning.text")}>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink to="/clients/add" tone={hasProjects || isSettingUp ? "quiet" : "main"}>
          {t("dashboard.beginning.client")}
        </ButtonLink>
        {hasProjects && (
          <ButtonLink to="/projects/add" tone={isSettingUp ? "quiet" : "main"}>
            {t("dashboard.beginning.project")}
          </ButtonLink>
        )}
        {isSettingUp && (
          <ButtonLink to="/setup" tone="main">
            {t("dashboard.setup.begin")}
          </ButtonLink>
        )}
      </div>
    </Empty>
  );
}
