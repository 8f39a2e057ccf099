import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { userRole } from "#model/user/role.ts";
import { Link } from "#ui/link.tsx";

/** The plan is off: nothing of the list is sent until an administrator switches it on. */
export function OffNotice() {
  const { t } = useTranslation();
  const user = useRoot()?.user;
  const isAdmin = user ? userRole(user) === "admin" : false;
  return (
    <div className="m-4 rounded-card bg-warning-soft px-4 py-3 sm:m-6">
      <p>{t("reminders.off_notice")}</p>
      {isAdmin && (
        <Link to="/settings/reminders" className="text-primary-ink underline underline-offset-4">
          {t("reminders.to_settings")}
        </Link>
      )}
    </div>
  );
}
