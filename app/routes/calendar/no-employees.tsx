import { useSearchParams } from "@remix-run/react";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { userRole } from "#model/user/role.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";

/** What stands where rows would be: what will be seen here, and for administrators the way to it. */
export function NoEmployees() {
  const { t } = useTranslation();
  const user = useRoot()?.user;
  const [params] = useSearchParams();
  if (params.has("who")) {
    const query = new URLSearchParams(params);
    query.delete("who");
    return (
      <Empty text={t("calendar.nobody_found")}>
        <ButtonLink to={`/calendar?${query}`}>{t("calendar.show_all_people")}</ButtonLink>
      </Empty>
    );
  }
  return (
    <Empty text={t("calendar.empty")}>
      {user && userRole(user) === "admin" && (
        <ButtonLink to="/users/add" tone="main">
          {t("calendar.add_employee")}
        </ButtonLink>
      )}
    </Empty>
  );
}
