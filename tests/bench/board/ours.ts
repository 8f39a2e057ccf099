import { roleIds } from "#model/user/role.ts";
import { allUpTo } from "#routes/calendar/sheet/row-window.ts";
import { ask, newInstallation, password, port, strangerAt } from "#tests/support/installation.ts";
import type { Side } from "./sides.ts";
import { colours, type Week, works } from "./week.ts";

const atOnce = 8;

/** An installation of the running product with that week in it, entered through the API, and its administrator. */
export async function ours(week: Week): Promise<Side> {
  const installation = await newInstallation();
  const { host, origin } = installation;
  const stranger = strangerAt(installation);
  const reset = installation.link?.split("/").at(-1);
  await stranger("PATCH", `/update_password_reset/${reset}`, { body: { password } });
  const email = "anna@test.lv";
  const signedIn = await stranger("POST", "/login", { body: { email, password } });
  const headers = { Authorization: `Bearer ${signedIn.json().access_token}` };
  const call = async (method: string, path: string, body: object) => {
    const answer = await stranger(method, path, { headers, body });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.json().data;
  };
  const employees = new Map<number, number>();
  await each(week.employees, async ({ id, name }) => {
    const person = { name, email: `e${id}@test.lv`, role_id: roleIds.employee };
    employees.set(id, (await call("POST", "/register", person)).id);
  });
  const kinds = new Map<string, number>();
  for (const [index, name] of works.entries()) {
    const kind = { name, color: colours[index], is_additional: true };
    kinds.set(name, (await call("POST", "/work-types", kind)).id);
  }
  const ids: number[] = [];
  await each(week.entries, async ({ employee, date, from, hours, title }) => {
    const place = { user_id: employees.get(employee), date, start_time_id: from, duration: hours };
    const made = await call("POST", "/calendar", { ...place, work_type_id: kinds.get(title) });
    ids.push(made.calendar_id);
  });
  const form = await ask(host, "POST", "/login", {
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: origin },
    body: new URLSearchParams({ email, password }).toString(),
  });
  const [cookie = ""] = String(form.headers["set-cookie"]).split(";");
  return {
    name: "ours",
    target: { port, host, cookie },
    path: `/calendar?date=${week.days[0]}`,
    blocks: "[data-entry]",
    isWhole: week.employees.length <= allUpTo,
    isDrawnByServer: true,
    change: async (turn) => {
      const change = { description: `Nr. ${turn}`, duration: 1 + (turn % 2) };
      await call("PATCH", `/calendar/${ids[(turn * 7) % ids.length]}`, change);
    },
  };
}

/** Several take from the same list until it is empty. */
async function each<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const take = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}
