import type { userColumns } from "#model/user/list-columns.ts";
import { bookkeeping, manageCalendar, roleName } from "#model/user/role.ts";
import type { User } from "#model/user/user.ts";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";
import { Switch } from "#ui/switch.tsx";

/** Somebody of the list. */
interface ShownUser {
  user: User;
  /** As pressed, before the backend has answered. */
  isActive: boolean;
  isOwn: boolean;
  /** Where their data is. */
  to: string;
}

export const activeOf = ({ id }: User) => `/users/${id}/active`;

/** The columns of the list, in their usual order. */
export const columns: Columns<ShownUser, (typeof userColumns.names)[number]> = {
  name: {
    head: "users.name",
    card: "title",
    cell: ({ user, isActive, isOwn, to }, { t }) => (
      <>
        <Link
          to={to}
          preventScrollReset
          prefetch="intent"
          className={`row-link font-medium ${isActive ? "" : "text-grey-600"}`}
          title={user.name}
        >
          {user.name}
        </Link>
        {isOwn && <span className="ml-2 text-xs text-grey-600">{t("users.you")}</span>}
      </>
    ),
  },
  email: { head: "users.email", cell: ({ user }) => user.email },
  role: {
    head: "users.role",
    width: "w-48",
    cell: ({ user }, { t }) => (
      <>
        {t(`users.roles.${roleName(user)}`)}
        {user.permissions.includes(manageCalendar) && (
          <span className="block truncate text-xs text-grey-600">{t("users.calendar_administrator")}</span>
        )}
        {user.permissions.includes(bookkeeping) && (
          <span className="block truncate text-xs text-grey-600">{t("users.bookkeeping")}</span>
        )}
      </>
    ),
  },
  position: {
    head: "users.position",
    from: 1100,
    card: "never",
    cell: ({ user }) => user.stock_item?.name,
  },
  state: {
    head: "users.state",
    width: "w-36",
    cell: ({ user, isActive }, { t }) => (
      <Switch
        to={activeOf(user)}
        name="active"
        isOn={isActive}
        label={t("users.activate", { name: user.name })}
        state={t(isActive ? "users.active" : "users.inactive")}
      />
    ),
  },
};

/** What stands before the columns, in px: the box that chooses a row. */
export const sides = { before: 40 };
