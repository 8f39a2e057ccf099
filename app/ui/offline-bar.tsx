import { WifiOff } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icon";
import { useIsOnline } from "./use-is-online";

/**
 * Says that there is no connection. Forms and links are held back meanwhile: following one into nowhere would end on an
 * error page, and what was typed would be gone.
 */
export function OfflineBar() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) return;
    const hold = (event: Event) => {
      const isLink = event.target instanceof Element && event.target.closest("a[href]");
      if (event.type === "click" && !isLink) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("submit", hold, { capture: true });
    window.addEventListener("click", hold, { capture: true });
    return () => {
      window.removeEventListener("submit", hold, { capture: true });
      window.removeEventListener("click", hold, { capture: true });
    };
  }, [isOnline]);
  if (isOnline) return null;
  return (
    <p
      role="alert"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex items-center justify-center gap-2 bg-grey-900 py-1.5 text-xs text-white"
    >
      <Icon of={WifiOff} />
      {t("problems.offline")}
    </p>
  );
}
