/** Role ids of the specification (§6): 1 administrator, 2 user (may hold permissions), 3 employee (has a job position). */
export const roleIds = { admin: 1, user: 2, employee: 3 } as const;

/** The permission that makes a user a calendar administrator (specification §6). */
export const manageCalendar = "manage_calendar";

/** The permission by which a user keeps the books: bank, journals, files for accounting, closed periods (docs/decisions/097). */
export const bookkeeping = "bookkeeping";

/** What a person is taken on as. */
export type RoleName = keyof typeof roleIds;

/** By what it is decided who may do what: the role, or of a user who keeps the books that, which a user may do as well. */
export type Role = RoleName | "bookkeeper";

export const roles: readonly RoleName[] = ["admin", "user", "employee"];

/** The role behind an id, or null for an id nobody knows. */
export function roleOf(id: number): RoleName | null {
  return roles.find((role) => roleIds[role] === id) ?? null;
}

/** Whether somebody works here, and in the office: employees see no money. */
export const worksInOffice = ({ is_active, role_id }: { is_active: boolean; role_id: number }): boolean =>
  is_active && [roleIds.admin, roleIds.user].some((id) => id === role_id);

/** What a person is called: a role that nobody knows counts as the least, an employee. */
export const roleName = (person: { role_id: number }): RoleName => roleOf(person.role_id) ?? "employee";

/** What is decided by about a person. */
export function userRole(person: { role_id: number; permissions: readonly string[] }): Role {
  const role = roleName(person);
  return role === "user" && person.permissions.includes(bookkeeping) ? "bookkeeper" : role;
}
