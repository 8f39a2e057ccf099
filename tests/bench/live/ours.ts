import { today } from "#model/date/dates.ts";
import { addDays, mondayOf } from "#model/date/week.ts";
import { roleIds } from "#model/user/role.ts";
import { password, port, strangerAt } from "#tests/support/installation.ts";
import { accepted, openOffice } from "../support/office.ts";
import { startProduct } from "../support/product.ts";
import { saying } from "./door.ts";
import type { Side } from "./sides.ts";

/** The product as `npm start` runs it, with an entry that is dropped now here and now there by its administrator. */
export async function startOurs(): Promise<Side> {
  await startProduct();
  const { installation, token } = await openOffice();
  const stranger = strangerAt(installation);
  const headers = { Authorization: `Bearer ${token}` };
  const made = async (path: string, body: object) => {
    const answer = await stranger("POST", path, { headers, body });
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.json().data;
  };
  const employee = { name: "Jānis Kalniņš", email: "janis@test.lv", role_id: roleIds.employee };
  const { id: user_id } = await made("/register", employee);
  const people: Record<string, string>[] = [];
  for (let index = 0; index < 30; index += 1) {
    const email = `planotajs-${index}@test.lv`;
    await made("/register", { name: "Plānotājs", email, role_id: roleIds.user, password });
    // From addresses of their own: one address may sign in only so often.
    const from = { "CF-Connecting-IP": `192.0.2.${index}` };
    const signedIn = await stranger("POST", "/login", { headers: from, body: { email, password } });
    people.push({ Authorization: `Bearer ${accepted(signedIn).json().access_token}` });
  }
  const work = { name: "Sapulce", color: "#5b6c8f", is_additional: true };
  const { id: work_type_id } = await made("/work-types", work);
  const date = addDays(mondayOf(today()), 7);
  const entry = { user_id, work_type_id, date, start_time_id: 9, duration: 2, description: saying(0) };
  const { calendar_id } = await made("/calendar", entry);

  const sent = {
    ...headers,
    Host: `${installation.host}:${port}`,
    Accept: "application/json",
    "Content-Type": "application/json",
  };
  return {
    name: "ours",
    door: {
      port,
      path: "/parties/calendar/live",
      headers: { ...headers, Host: sent.Host },
      people,
      speaks: "messages",
    },
    drop: (number) => ({
      method: "PATCH",
      path: `/api/calendar/${calendar_id}`,
      headers: sent,
      body: JSON.stringify({ start_time_id: 9 + (number % 2) * 4, description: saying(number) }),
    }),
  };
}
