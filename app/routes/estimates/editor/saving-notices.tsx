import { CloudOff } from "lucide-react";
import { createPortal } from "react-dom";
import { useTranslation } from "#locales/use-translation.ts";
import type { Flash } from "#model/page/context.ts";
import { AtBottom } from "#ui/bars.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { SaveBar, SaveWord } from "#ui/save-bar.tsx";
import { Snackbar } from "#ui/snackbar.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { useRowSaving } from "./use-row-saving.ts";

/** Where the head of the page has room for how saving goes. */
export const savingPlace = "estimate-saving";

type SavingNoticesProps = ReturnType<typeof useRowSaving> & {
  /** What the last act came to. */
  notice: Flash | null;
};

/** How saving goes: a quiet word in the head of the page while it does, a bar where it does not. */
export function SavingNotices({ state, isLost, isSignedOut, notice }: SavingNoticesProps) {
  const { t } = useTranslation();
  const place = useHydrated() ? document.getElementById(savingPlace) : null;
  const hasFailed = state === "failed";
  const isHeld = isLost || isSignedOut;
  return (
    <>
      {place && createPortal(<SaveWord state={hasFailed ? "idle" : state} />, place)}
      {isHeld && (
        <AtBottom as="bar">
          <p
            role="alert"
            className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 font-medium text-warning"
          >
            <Icon of={CloudOff} />
            {t(isSignedOut ? "estimates.signed_out" : "estimates.lost")}
            {isSignedOut && (
              // In a tab of its own: what was typed is in this one.
              <Link to="/login" target="_blank" className="underline">
                {t("estimates.sign_in")}
              </Link>
            )}
          </p>
        </AtBottom>
      )}
      <AtBottom as="notice">
        <SaveBar state={hasFailed && !isHeld ? state : "idle"} />
        <Snackbar flash={notice} />
      </AtBottom>
    </>
  );
}
