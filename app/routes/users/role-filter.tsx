import { AddressChoice } from "#app/lists/address-choice.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import { roleIds, roles } from "#model/user/role.ts";

/** Shows the users of one role. */
export function RoleFilter() {
  const { t } = useTranslation();
  return (
    <AddressChoice
      name="role_id"
      label={t("users.role")}
      none={t("users.all_roles")}
      options={roles.map((role) => ({ value: roleIds[role], label: t(`users.roles.${role}`) }))}
      className="max-sm:basis-full sm:w-40"
    />
  );
}
