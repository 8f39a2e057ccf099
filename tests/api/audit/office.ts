import { installationApi } from "#backend/app.ts";
import { audit } from "#backend/db/audit.ts";
import type { Database } from "#backend/db/database.ts";
import { memoryDatabase } from "#backend/db/memory-database.ts";
import { insertUser, setPasswordHash } from "#backend/db/users.ts";
import type { Call } from "#backend/operations/call.ts";
import { texts } from "#backend/words/texts.ts";
import { moduleKeys } from "#model/branding/config.ts";
import { roleIds } from "#model/user/role.ts";

/**
 * An installation's API beside a database in memory, for what cannot be read from outside, and for tests that need
 * hundreds of installations.
 */
export function office() {
  const database = memoryDatabase();
  const { id } = insertUser(database, {
    name: "Anna Ozola",
    email: "anna@test.lv",
    language: "lv",
    role_id: roleIds.admin,
  });
  setPasswordHash(database, id, "scrypt$secret");
  const callAs =
    (env: Partial<Call["Bindings"]>) =>
    async (method: string, path: string, body?: object, headers = {}) => {
      const request = new Request(`http://backend/api${path}`, {
        method,
        headers: { ...(body && { "Content-Type": "application/json" }), ...headers },
        body: body && JSON.stringify(body),
      });
      const answer = await installationApi.fetch(request, env);
      const text = await answer.text();
      const json = text ? JSON.parse(text) : {};
      return { status: answer.status, json, data: json.data };
    };
  const call = callAs(envOf(database));
  /** The same for who is not signed in. */
  const stranger = callAs({ ...envOf(database), actor: null });
  const events = () => database.select().from(audit).all();
  return { database, call, stranger, events };
}

export const envOf = (database: Database): Partial<Call["Bindings"]> => ({
  database,
  MAIL_FROM: "no-reply@portal.example",
  actor: { id: 1, role: "admin", role_id: roleIds.admin, permissions: [], sessionId: 1, modules: moduleKeys },
  t: texts("lv"),
  dispatch: () => undefined,
  expel: () => undefined,
  calendarOff: () => undefined,
});
