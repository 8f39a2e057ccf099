import { operatorOf, type TenantEntry } from "./operator-client.ts";
import type { Running } from "./serve.ts";

export const signIns = ["admin@demo.test", "user@demo.test", "planner@demo.test", "employee@demo.test"];
const password = "demo1234demo";

const names = ["portal", "acme", "beta"];

/** Fills the demonstration installations that are empty and registers their addresses. Tells these from all others. */
export async function plantDemonstrations(
  running: Running,
): Promise<{ demonstrations: TenantEntry[]; others: TenantEntry[] }> {
  const operator = operatorOf(running.address, running.operatorToken);
  const known = (await operator.list()).map((tenant) => tenant.host);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Riga" }).format(new Date());
  const plant = async (name: string): Promise<{ host: string; title: string; name: string }> => {
    const planted = await running.backend("/plant", {
      method: "POST",
      headers: { "x-installation": name },
      body: JSON.stringify({ name, today, password }),
    });
    if (!planted.ok) throw new Error(`${name} could not be filled: ${await planted.text()}`);
    return { ...JSON.parse(await planted.text()), name };
  };
  for (const { host, title, name } of await Promise.all(names.map(plant))) {
    if (!known.includes(host)) await operator.add({ host, title, installation: name, backend: "embedded" });
  }
  const tenants = await operator.list();
  const isPlanted = ({ installation, backend }: TenantEntry) =>
    backend === "embedded" && names.includes(installation);
  return {
    demonstrations: tenants.filter(isPlanted),
    others: tenants.filter((tenant) => !isPlanted(tenant)),
  };
}
