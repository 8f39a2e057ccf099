import { useSearchParams } from "@remix-run/react";
import { Form } from "#app/own-form.tsx";
import { usePressed, useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { manageCalendar, userRole } from "#model/user/role.ts";
import type { User } from "#model/user/user.ts";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import { isOn, Switch } from "#ui/switch.tsx";

/** The users. One form is around them all: each row's switch names its own address. */
export function UserTable({ users, sortings }: { users: User[]; sortings: readonly string[] }) {
  const { t } = useTranslation();
  const pressed = usePressed();
  return (
    <Form method="post" navigate={false} preventScrollReset>
      <ListTable
        label={t("users.title")}
        sortings={sortings}
        head={
          <>
            <Head sorting="name">{t("users.name")}</Head>
            <Head sorting="email">{t("users.email")}</Head>
            <Head sorting="role" className="w-44">
              {t("users.role")}
            </Head>
            <Head sorting="position" className="max-[1100px]:hidden">
              {t("users.position")}
            </Head>
            <Head sorting="state" className="w-36">
              {t("users.state")}
            </Head>
          </>
        }
      >
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isActive={isOn(pressed.get(activeOf(user))?.get("active"), user.is_active)}
          />
        ))}
      </ListTable>
    </Form>
  );
}

const activeOf = ({ id }: User) => `/users/${id}/active`;

function UserRow({ user, isActive }: { user: User; isActive: boolean }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const isOwn = useRoot()?.user?.id === user.id;
  return (
    <Row>
      <Cell card="title">
        <Link
          to={`/users/${user.id}?${params}`}
          preventScrollReset
          prefetch="intent"
          className={`row-link font-medium ${isActive ? "" : "text-grey-600"}`}
          title={user.name}
        >
          {user.name}
        </Link>
        {isOwn && <span className="ml-2 text-xs text-grey-600">{t("users.you")}</span>}
      </Cell>
      <Cell>{user.email}</Cell>
      <Cell>
        {t(`users.roles.${userRole(user)}`)}
        {user.permissions.includes(manageCalendar) && (
          <span className="block truncate text-xs text-grey-600">{t("users.calendar_administrator")}</span>
        )}
      </Cell>
      <Cell className="max-[1100px]:hidden">{user.stock_item?.name}</Cell>
      <Cell>
        <Switch
          to={activeOf(user)}
          name="active"
          isOn={isActive}
          label={t("users.activate", { name: user.name })}
          state={t(isActive ? "users.active" : "users.inactive")}
        />
      </Cell>
    </Row>
  );
}
