import { useNavigation } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";

/** A thin line at the top while a page is on its way; a quick one shows nothing (150 ms). */
export function ProgressLine() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div
      role="progressbar"
      aria-label={t("page.loading")}
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-[advance_8s_cubic-bezier(0.1,0.7,0.2,1)_150ms_both] bg-accent-edge"
    />
  );
}
