import { operatorOf, type TenantEntry } from "./operator-client.ts";
import type { Running } from "./serve.ts";

export const signIns = ["admin@demo.test", "user@demo.test", "planner@demo.test", "employee@demo.test"];
const password = "demo1234demo";

/** Fills the demonstration installations that are empty, registers their addresses, and returns all addresses. */
export async function plantDemonstrations(running: Running): Promise<TenantEntry[]> {
  const operator = operatorOf(running.address, running.operatorToken);
  const known = (await operator.list()).map((tenant) => tenant.host);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Riga" }).format(new Date());
  for (const name of ["portal", "acme", "beta"]) {
    const planted = await running.backend("/plant", {
      method: "POST",
      headers: { "x-installation": name },
      body: JSON.stringify({ name, today, password }),
    });
    if (!planted.ok) throw new Error(`${name} could not be filled: ${await planted.text()}`);
    const { host, title } = JSON.parse(await planted.text());
    if (!known.includes(host)) await operator.add({ host, title, installation: name, backend: "embedded" });
  }
  return operator.list();
}
