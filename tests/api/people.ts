import { roleIds } from "#model/user/role.ts";
import { type Caller, callerAt, password, type TestInstallation } from "../support/installation.ts";
import { made } from "./arrange.ts";

export type Office = { installation: TestInstallation; admin: Caller };

let count = 0;

/** A person's fields: all that are needed, and those that matter to a test. */
export const aPerson = (fields: object = {}) => {
  count += 1;
  return { name: `Cilvēks ${count}`, email: `cilveks${count}@test.lv`, role_id: roleIds.user, ...fields };
};

/** A person who works here, has a password and is signed in. */
export async function hired({ installation, admin }: Office, fields: object = {}) {
  const person = await made(admin, "/register", aPerson({ password, ...fields }));
  return { ...person, caller: await callerAt(installation, person.email) };
}
