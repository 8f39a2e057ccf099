/** Role ids of the specification (§6): 1 administrator, 2 user (may hold manage_calendar), 3 employee (has a job position). */
export const roleIds = { admin: 1, user: 2, employee: 3 } as const;

/** The permission that makes a user a calendar administrator (specification §6). */
export const manageCalendar = "manage_calendar";

export type Role = keyof typeof roleIds;

export const roles: readonly Role[] = ["admin", "user", "employee"];

/** The role behind an id, or null for an id nobody knows. */
export function roleOf(id: number): Role | null {
  return roles.find((role) => roleIds[role] === id) ?? null;
}

/** Whether somebody works here, and in the office: employees see no money. */
export const worksInOffice = ({ is_active, role_id }: { is_active: boolean; role_id: number }): boolean =>
  is_active && [roleIds.admin, roleIds.user].some((id) => id === role_id);

/** What a person is called where the interface decides by role; a role nobody knows counts as the least, an employee. */
export const userRole = (person: { role_id: number }) => roleOf(person.role_id) ?? "employee";
