import { roleIds, roles, userRole } from "#model/user/role.ts";
import { userPage } from "#model/user/user.ts";
import { listFile } from "../list-file.ts";

/** The people who work here as a file. */
export const userFile = listFile({
  name: "users.export",
  access: { roles: "admin", modules: "always" },
  path: "/users",
  page: "/users",
  answer: userPage,
  title: ({ t }) => t("users.title"),
  columns: ({ t }) => [
    { title: t("users.name"), kind: "text", width: 28, cell: (row) => row.name },
    { title: t("users.email"), kind: "text", width: 32, cell: (row) => row.email },
    { title: t("users.role"), kind: "text", width: 18, cell: (row) => t(`users.roles.${userRole(row)}`) },
    { title: t("users.position"), kind: "text", width: 24, cell: (row) => row.stock_item?.name ?? "" },
    {
      title: t("users.state"),
      kind: "text",
      width: 12,
      cell: (row) => t(row.is_active ? "users.active" : "users.inactive"),
    },
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
