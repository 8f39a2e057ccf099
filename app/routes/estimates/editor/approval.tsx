import { useTranslation } from "#locales/use-translation.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { intents } from "./intents.ts";

interface ApprovalProps {
  estimate: Estimate;
  /** Whether a client has accepted something else: then it is asked first. */
  differs: boolean;
}

/** Approves an estimate, or opens it again; what was made into documents stays as it is. */
export function Approval({ estimate: { is_approved, is_invoiced }, differs }: ApprovalProps) {
  const { t } = useTranslation();
  if (is_approved && is_invoiced) return null;
  if (differs && !is_approved)
    return (
      <>
        <p className="rounded-control bg-warning-soft px-3 py-2">{t("acceptance.approve_title")}</p>
        <ButtonLink to="approve" tone="main" preventScrollReset>
          {t("estimates.approve")}
        </ButtonLink>
      </>
    );
  return (
    <Button name="act" value={is_approved ? intents.reopen : "approve"} tone={is_approved ? "quiet" : "main"}>
      {t(is_approved ? "estimates.reopen" : "estimates.approve")}
    </Button>
  );
}
