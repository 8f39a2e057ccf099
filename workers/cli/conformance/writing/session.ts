import { randomBytes } from "node:crypto";
import { roleIds } from "#model/user/role.ts";
import type { CreatedRows } from "../created-rows.ts";
import { isObject, valuesAt } from "../fields.ts";

/** One's own profile, as it is; and a user, who never signs in: anyone who did could not be deleted any more. */
export async function writeSession(rows: CreatedRows): Promise<void> {
  const { recorder, call, named, make, refuseEmpty } = rows;
  const [self] = valuesAt(await call("session.user"), "data");
  if (isObject(self)) await call("session.information", { body: { name: self.name, email: self.email } });
  await refuseEmpty("session.password");
  await recorder.refuse("renewal.request", "no address", {
    statuses: [422],
    naming: ["email"],
    body: { email: "no address" },
  });
  await recorder.refuse("renewal.complete", "made-up token", {
    statuses: [404, 410, 422],
    params: { token: "conformance-made-up" },
    body: { password: randomBytes(12).toString("hex") },
  });

  const undo = { with: "users.delete" } as const;
  await refuseEmpty("users.create", {}, undo);
  const person = {
    name: named("user"),
    email: `conformance-${randomBytes(6).toString("hex")}@example.com`,
    role_id: roleIds.user,
    stock_item_id: null,
    manage_calendar: false,
  };
  const password = randomBytes(12).toString("hex");
  const id = await make("users.create", { body: { ...person, is_active: true, password } }, undo);
  if (id === null) return;
  await call("users.update", { params: { id }, body: { ...person, name: named("user, changed") } });
}
