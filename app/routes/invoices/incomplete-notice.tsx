import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { userRole } from "#model/user/role.ts";
import { Link } from "#ui/link.tsx";

interface IncompleteNoticeProps {
  says?: "invoice.incomplete" | "invoice.seller_lacks";
}

/** The company's details do not suffice for a document yet: drafts can be made, nothing can be issued. */
export function IncompleteNotice({ says = "invoice.incomplete" }: IncompleteNoticeProps) {
  const { t } = useTranslation();
  const user = useRoot()?.user;
  const isAdmin = user ? userRole(user) === "admin" : false;
  return (
    <div className="rounded-card bg-warning-soft px-4 py-3">
      <p>{t(says)}</p>
      {isAdmin ? (
        <Link to="/settings" className="text-primary-ink underline underline-offset-4">
          {t("invoice.to_settings")}
        </Link>
      ) : (
        <p>{t("invoice.ask_administrator")}</p>
      )}
    </div>
  );
}
