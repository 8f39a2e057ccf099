import { Repeat } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** Has an estimate invoiced again and again. Beside what is done more often there is room for its words in wide windows alone. */
export function RepeatLink({ estimateId }: { estimateId: number }) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      to={`/invoices/recurring/add?estimate=${estimateId}`}
      title={t("estimates.repeat")}
      icon={<Icon of={Repeat} />}
      className="max-2xl:w-9 max-2xl:px-0"
    >
      <span className="max-2xl:sr-only">{t("estimates.repeat")}</span>
    </ButtonLink>
  );
}
