import { editedForm } from "#app/edited.ts";
import { manageCalendar } from "#model/user/role.ts";
import { user, userForm } from "#model/user/user.ts";

/** The form of a person. What the position and the calendar's rights are goes by the role. */
export const editedUser = editedForm(
  {
    row: user,
    input: userForm,
    valuesOf: (row) => ({
      name: row.name,
      email: row.email,
      role_id: String(row.role_id),
      stock_item_id: row.stock_item ? String(row.stock_item.id) : "",
      manage_calendar: row.permissions.includes(manageCalendar) ? "on" : "",
      is_active: row.is_active ? "on" : "",
      password: "",
    }),
  },
  {
    texts: "users",
    names: {
      role_id: "users.role",
      stock_item_id: "users.position",
      manage_calendar: "users.calendar_administrator",
      is_active: "users.active",
    },
    together: [["role_id", "stock_item_id", "manage_calendar"]],
  },
);
