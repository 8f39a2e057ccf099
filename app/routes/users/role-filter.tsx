import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import { roleIds, roles } from "#model/user/role.ts";
import { Button } from "#ui/button.tsx";
import { controlClass } from "#ui/field.tsx";

/** Shows the users of one role; the search stays, the page starts over (specification 4.5). */
export function RoleFilter() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const chosen = params.get("role_id") ?? "";
  return (
    <Form replace className="flex gap-2 max-sm:basis-full">
      <select
        key={chosen}
        name="role_id"
        aria-label={t("users.role")}
        defaultValue={chosen}
        onChange={(event) => submit(event.currentTarget.form, { replace: true })}
        className={`${controlClass} select-arrow appearance-none pr-8 sm:w-40`}
      >
        <option value="">{t("users.all_roles")}</option>
        {roles.map((role) => (
          <option key={role} value={roleIds[role]}>
            {t(`users.roles.${role}`)}
          </option>
        ))}
      </select>
      {["q", "sorting"].map(
        (name) =>
          params.get(name) && <input key={name} type="hidden" name={name} value={params.get(name) ?? ""} />,
      )}
      <noscript>
        <Button>{t("filters.apply")}</Button>
      </noscript>
    </Form>
  );
}
