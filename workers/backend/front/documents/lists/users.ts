import { roleIds, roleName, roles } from "#model/user/role.ts";
import { userPage } from "#model/user/user.ts";
import { listFile, textColumn } from "../list-file.ts";

/** The people who work here as a file. */
export const userFile = listFile({
  name: "users.export",
  access: { roles: "admin", modules: "always" },
  path: "/users",
  page: "/users",
  answer: userPage,
  title: ({ t }) => t("users.title"),
  columns: ({ t }) => [
    textColumn(t("users.name"), 28, (row) => row.name),
    textColumn(t("users.email"), 32, (row) => row.email),
    textColumn(t("users.role"), 18, (row) => t(`users.roles.${roleName(row)}`)),
    textColumn(t("users.position"), 24, (row) => row.stock_item?.name ?? ""),
    textColumn(t("users.state"), 12, (row) => t(row.is_active ? "users.active" : "users.inactive")),
  ],
  filters: ({ t }) => ({
    q: [t("filters.q"), (sent) => sent],
    role_id: [
      t("users.role"),
      (sent) => {
        const role = roles.find((name) => String(roleIds[name]) === sent);
        return role ? t(`users.roles.${role}`) : sent;
      },
    ],
  }),
});
