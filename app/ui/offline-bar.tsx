import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { Icon } from "./icon.tsx";
import { useIsOnline } from "./use-is-online.ts";

/**
 * Says that there is no connection, and of what is pressed meanwhile that it was not done. Forms and links are held back meanwhile: following one into nowhere would end on an
 * error page, and what was typed would be gone.
 */
export function OfflineBar() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    setAttempts(0);
    if (isOnline) return;
    const hold = (event: Event) => {
      const isLink = event.target instanceof Element && event.target.closest("a[href]");
      if (event.type === "click" && !isLink) return;
      event.preventDefault();
      event.stopPropagation();
      setAttempts((count) => count + 1);
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
      // Said again each time.
      key={attempts}
      role="alert"
      className="flex items-center justify-center gap-2 bg-grey-900 px-4 py-1.5 text-xs text-surface"
    >
      <Icon of={WifiOff} />
      {t(attempts > 0 ? "problems.offline_held" : "problems.offline")}
    </p>
  );
}
