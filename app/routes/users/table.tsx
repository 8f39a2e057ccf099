import { useSearchParams } from "@remix-run/react";
import { Form } from "#app/forms/own-form.tsx";
import { usePressed, useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { User } from "#model/user/user.ts";
import { ColumnTable, type PlacedColumn } from "#ui/column-table.tsx";
import { isOn } from "#ui/switch.tsx";
import { activeOf, columns } from "./columns.tsx";

interface UserTableProps {
  users: User[];
  /** What they can be sorted by. */
  sortings: readonly string[];
  /** The columns that somebody has chosen; without them the usual ones. */
  placed: readonly PlacedColumn[] | null | undefined;
}

/** The users. One form is around them all: each row's switch names its own address. */
export function UserTable({ users, sortings, placed }: UserTableProps) {
  const { t } = useTranslation();
  const pressed = usePressed();
  const [params] = useSearchParams();
  const me = useRoot()?.user?.id;
  return (
    <Form method="post" navigate={false} preventScrollReset>
      <ColumnTable
        label={t("users.title")}
        {...{ columns, placed, sortings }}
        items={users.map((user) => ({
          user,
          isActive: isOn(pressed.get(activeOf(user))?.get("active"), user.is_active),
          isOwn: user.id === me,
          to: `/users/${user.id}?${params}`,
        }))}
        keyOf={({ user }) => user.id}
        chosenAs={({ user }) => user}
      />
    </Form>
  );
}
