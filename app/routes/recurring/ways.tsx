import { useTranslation } from "#locales/use-translation.ts";
import { Tabs } from "#ui/tabs.tsx";

const ways = { estimate: "/invoices/recurring/add", lines: "/invoices/recurring/add-lines" } as const;

/** What a new plan is made of: an estimate that is there, or lines. */
export function PlanWays({ way }: { way: keyof typeof ways }) {
  const { t } = useTranslation();
  return (
    <div className="pb-3">
      <Tabs
        label={t("recurring.made_of")}
        tabs={[
          { to: ways.estimate, name: t("recurring.of_estimate"), isCurrent: way === "estimate" },
          { to: ways.lines, name: t("recurring.of_lines"), isCurrent: way === "lines" },
        ]}
      />
    </div>
  );
}
