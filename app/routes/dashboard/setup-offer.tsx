import { ListChecks } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import type { Dashboard } from "#model/dashboard/dashboard.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

/** Leads to what is still to be set up, or to the sample that is still there. */
export function SetupOffer({ settled, steps, is_ended }: NonNullable<Dashboard["setup"]>) {
  const { t } = useTranslation();
  return (
    <p>
      <Link
        to="/setup"
        prefetch="intent"
        className="inline-flex items-center gap-2 text-primary-ink underline-offset-4 hover:underline"
      >
        <Icon of={ListChecks} />
        {is_ended ? t("dashboard.setup.sample") : t("dashboard.setup.left", { count: steps - settled })}
      </Link>
    </p>
  );
}
