import { callerAt, signIns, type TestInstallation } from "./installation.ts";

/** A colleague keeps a person from signing in. */
export async function deactivate(installation: TestInstallation, name: string): Promise<void> {
  const admin = await callerAt(installation, signIns.admin);
  const people: { id: number; name: string }[] = (await admin("GET", "/users?per_page=100")).json().data;
  const { id } = people.find((person) => person.name === name) ?? {};
  const answer = await admin("DELETE", `/users/${id}`);
  if (answer.status !== 200) throw new Error(answer.text);
}
