import { bookkeeping, manageCalendar } from "#model/user/role.ts";
import type { User } from "#model/user/user.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const userValues = (row: User) => ({
  name: row.name,
  email: row.email,
  role_id: String(row.role_id),
  stock_item_id: row.stock_item ? String(row.stock_item.id) : "",
  manage_calendar: row.permissions.includes(manageCalendar) ? "on" : "",
  bookkeeping: row.permissions.includes(bookkeeping) ? "on" : "",
  is_active: row.is_active ? "on" : "",
  password: "",
});
