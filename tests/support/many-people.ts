import { roleIds } from "#model/user/role.ts";
import { callerAt, newInstallation, signIns, type TestInstallation } from "./installation.ts";

/** The name of one of them, counted from 1; they stand below everybody of the demonstration. */
export const oneOf = (number: number): string => `Žubīte ${String(number).padStart(3, "0")}`;

/** A demonstration with so many employees more. */
export async function manyPeople(count: number): Promise<TestInstallation> {
  const installation = await newInstallation({ demonstration: "portal" });
  const admin = await callerAt(installation, signIns.admin);
  const numbers = Array.from({ length: count }, (_, index) => index + 1).values();
  const add = async () => {
    for (const number of numbers) {
      const body = { name: oneOf(number), email: `e${number}@test.lv`, role_id: roleIds.employee };
      const answer = await admin("POST", "/register", { body });
      if (answer.status !== 201) throw new Error(answer.text);
    }
  };
  await Promise.all([add(), add(), add(), add()]);
  return installation;
}
