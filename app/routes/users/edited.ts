import { editedForm } from "#app/forms/edited.ts";
import { user, userForm } from "#model/user/user.ts";
import { userValues } from "./values.ts";

/** The form of a person. What the position and the calendar's rights are goes by the role. */
export const editedUser = editedForm(
  {
    row: user,
    input: userForm,
    valuesOf: userValues,
  },
  {
    texts: "users",
    names: {
      role_id: "users.role",
      stock_item_id: "users.position",
      manage_calendar: "users.calendar_administrator",
      bookkeeping: "users.bookkeeping",
      is_active: "users.active",
    },
    together: [["role_id", "stock_item_id", "manage_calendar", "bookkeeping"]],
  },
);
