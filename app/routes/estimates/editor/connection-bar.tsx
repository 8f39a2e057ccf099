import { Link } from "@remix-run/react";
import { CloudOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icon";

interface ConnectionBarProps {
  isLost: boolean;
  isSignedOut: boolean;
}

/** Says why what was typed does not arrive: it stays here and is sent again by itself, also after signing in elsewhere. */
export function ConnectionBar({ isLost, isSignedOut }: ConnectionBarProps) {
  const { t } = useTranslation();
  if (!isLost && !isSignedOut) return null;
  return (
    <p
      role="alert"
      className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-center gap-2 bg-warning-soft py-2 font-medium text-warning"
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
  );
}
