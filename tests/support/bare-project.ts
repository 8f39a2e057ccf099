import { callerAt, signIns, type TestInstallation } from "./installation.ts";

/** A project without estimates, which could be deleted: those of the demonstration mostly have some. Returns its id. */
export async function bareProject(installation: TestInstallation, name: string): Promise<number> {
  const admin = await callerAt(installation, signIns.admin);
  const dates = { startDate: "2026-11-02", dueDate: "2026-11-27" };
  const body = { ...dates, name, short_name: name, client: 1, project_manager: 1 };
  const answer = await admin("POST", "/projects", { body });
  if (answer.status !== 201) throw new Error(answer.text);
  const { id } = answer.json().data;
  await admin("PATCH", `/projects/${id}`, { body: { status_id: 9 } });
  return id;
}
