import type { NewUser } from "#backend/db/users.ts";
import { fold } from "#model/text/text-order.ts";
import { roleIds } from "#model/user/role.ts";
import type { Content } from "./content.ts";
import type { Random } from "./random.ts";

/** The address by which it is known whether an installation was planted already. */
export const adminAddress = "admin@demo.test";

/** Everybody who works there: the four who sign in at every installation, then managers, then employees. */
export function peopleOf({ staff, emailDomain }: Content): NewUser[] {
  const colleague = (role_id: number) => (name: string) =>
    person(name, `${fold(name).replaceAll(" ", ".")}@${emailDomain}`, role_id);
  return [
    person(staff.admin, adminAddress, roleIds.admin),
    person(staff.user, "user@demo.test", roleIds.user),
    { ...person(staff.planner, "planner@demo.test", roleIds.user), manage_calendar: true },
    person(staff.employee, "employee@demo.test", roleIds.employee),
    ...staff.managers.map(colleague(roleIds.user)),
    ...staff.employees.map(colleague(roleIds.employee)),
  ];
}

const person = (name: string, email: string, role_id: number): NewUser => ({
  name,
  email,
  role_id,
  language: "lv",
});

/** Contact persons, none of whom has the name of another: each surname goes to one man and one woman. */
export function contactNames({ men, women, surnames }: Content["contacts"], random: Random): string[] {
  const names = surnames.flatMap((surname) => [
    `${random.pick(men)} ${surname}`,
    `${random.pick(women)} ${feminine(surname)}`,
  ]);
  return random.shuffle(names);
}

/** Good for the surnames used here; those in -nieks and those of adjectives go another way. */
const feminine = (surname: string) => surname.replace(/is$/u, "e").replace(/[sš]$/u, "a");
