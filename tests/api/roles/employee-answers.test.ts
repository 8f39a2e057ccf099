import { beforeAll, expect, test } from "vitest";
import type { Answer, Caller } from "#tests/support/installation.ts";
import { day, type PlanningOffice, planningOffice } from "../calendar/arrange.ts";
import { matrix } from "./matrix.ts";

/** What an employee may read, by hand: where in an answer, and which fields. */
const person = ["id", "name"];
const entry = [
  ...["calendar_id", "id", "date", "start_time_id", "duration", "time_id", "cell", "version", "user_id"],
  ...["project_id", "work_type_id", "customer", "name", "short_name", "description", "link"],
  ...["work_type", "work_type.id", "work_type.name", "work_type.color"],
  ...["changed_by", "changed_by.id", "changed_by.name"],
];
const project = [
  ...["id", "name", "short_name", "customer", "planned_start_date", "planned_due_date", "planned_hours"],
  ...["project_manager", "project_manager.id", "project_manager.name", "project_manager.email"],
];
const workType = ["id", "name", "color", "is_additional", "version"];
const within = (name: string, fields: string[]) => [name, ...fields.map((field) => `${name}.${field}`)];
const own = within("data", [
  ...["id", "name", "email", "role_id", "is_active", "language", "permissions", "version"],
  ...[...within("role", person), ...within("stock_item", person)],
]);
const oneEntry = ["calendar_id", ...within("data", entry)];

const allowed: Record<string, string[]> = {
  "session.user": [...own, "data.inbox_unread"],
  "inbox.list": [
    ...within("data", ["kind", "key", "mark", "is_unread", "from", "to", "planned_hours", "capacity_hours"]),
    ...within("data.people", [...person, "planned_hours", "capacity_hours"]),
    ...["meta", "meta.unread", "meta.has_digest"],
  ],
  "inbox.read": ["data", "data.unread"],
  "inbox.digest": ["data", "data.has_digest"],
  "inbox.no_digest": ["data", "data.has_digest"],
  "session.information": own,
  "session.password": ["message"],
  "session.close": ["message"],
  "work_types.list": within("data", workType),
  "calendar.list": [...within("data", entry), "meta", "meta.seq"],
  "calendar.choices": within("data", [
    ...within("employees", [...person, "position", "is_active"]),
    ...within("work_types", workType),
    ...within("projects_in_planning", project),
    ...within("projects_in_calendar", project),
    ...within("managers", person),
    ...within("holidays", ["date", "name"]),
  ]),
  "calendar.read": within("data", [...entry, ...within("user", person), ...within("project", project)]),
  "calendar.create": oneEntry,
  "calendar.update": within("data", entry),
  "calendar.delete": within("data", [...entry, "outcome"]),
  "calendar.duplicate": oneEntry,
  "calendar.restore": oneEntry,
};

/** The fields of an answer by where they stand; rows of a list as one. */
function fieldsOf(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, at));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = at ? `${at}.${name}` : name;
    return [here, ...fieldsOf(inner, here)];
  });
}

let office: PlanningOffice;
let caller: Caller;
beforeAll(async () => {
  office = await planningOffice();
  caller = office.employee.caller;
  await office.plan({ start_time_id: 12, work_type_id: office.design.id });
});

/** Calls every operation with something in its answer, refusals that send a row among them. */
const calls: Record<string, () => Promise<Answer[]>> = {
  "session.user": async () => [await caller("GET", "/user")],
  "session.information": async () => [
    await caller("PATCH", "/user/update-info", { body: { language: "lv" } }),
    await caller("PATCH", "/user/update-info", {
      body: { language: "lv" },
      headers: { "If-Match": '"999"' },
    }),
  ],
  "session.password": async () => [await caller("PATCH", "/user/update-password/", { body: {} })],
  "session.close": async () => [await caller("GET", "/logout")],
  "inbox.digest": async () => [await caller("POST", "/inbox/digest")],
  "inbox.no_digest": async () => [await caller("DELETE", "/inbox/digest")],
  "inbox.list": async () => [await caller("GET", "/inbox")],
  "inbox.read": async () => [
    await caller("POST", "/inbox/read", { body: { items: [{ key: `week:${day(0)}`, mark: 1 }] } }),
    await caller("POST", "/inbox/read", { body: { items: [] } }),
  ],
  "work_types.list": async () => [await caller("GET", "/work-types")],
  "calendar.list": async () => [await caller("GET", `/calendar?date=${day(0)}`)],
  "calendar.choices": async () => [
    await caller("GET", `/calendar/create?date=${day(0)}`),
    await caller("GET", "/calendar/create?date=2026-12-24"),
  ],
  "calendar.create": async () => [await planned(), await planned()],
  "calendar.read": async () => [await caller("GET", `/calendar/${await one()}`)],
  "calendar.update": async () => {
    const path = `/calendar/${await one()}`;
    const headers = { "If-Match": '"999"' };
    return [
      await caller("PATCH", path, { body: { duration: 1 } }),
      await caller("PATCH", path, { body: { duration: 2 }, headers }),
      await caller("PATCH", path, { body: { start_time_id: 12 } }),
    ];
  },
  "calendar.delete": async () => {
    const path = `/calendar/${await one()}`;
    return [await caller("DELETE", path, { headers: { "If-Match": '"999"' } }), await caller("DELETE", path)];
  },
  "calendar.duplicate": async () => {
    return [
      await caller("POST", `/calendar/${await one()}/duplicate`, { body: office.anEntry({ date: free() }) }),
    ];
  },
  "calendar.restore": async () => {
    const id = await one();
    const taken = await caller("POST", `/calendar/${id}/restore`);
    await caller("DELETE", `/calendar/${id}`);
    return [taken, await caller("POST", `/calendar/${id}/restore`)];
  },
};

/** The Monday of a week that nobody has used yet. */
let weeks = 1;
function free(): string {
  weeks += 1;
  return day(0, weeks);
}
let taken = "";
const planned = () => {
  taken ||= free();
  return caller("POST", "/calendar", {
    body: office.anEntry({ date: taken, work_type_id: office.design.id }),
  });
};
const one = async () => (await office.plan({ date: free(), work_type_id: office.design.id })).calendar_id;

test("every operation that an employee may call and a stranger may not is asked below", () => {
  const theirs = Object.entries(matrix)
    .filter(([, [, admitted]]) => admitted.includes("employee") && !admitted.includes("anonymous"))
    .map(([operation]) => operation);
  expect(Object.keys(calls).sort()).toEqual(theirs.sort());
  expect(Object.keys(allowed).sort()).toEqual(theirs.sort());
});

test.each(Object.keys(allowed).filter((name) => name !== "session.close"))(
  "%s tells an employee what they may read, and nothing else",
  async (operation) => {
    await check(operation);
  },
);

test("signing out tells nothing", () => check("session.close"));

async function check(operation: string) {
  const refusal = /^(message|request_id|errors(\..*)?)$/;
  const told = new Set<string>();
  for (const answer of (await calls[operation]?.()) ?? []) {
    expect(answer.text).not.toMatch(/price|_cents|total|discount|vat/);
    for (const field of fieldsOf(answer.json())) told.add(field);
  }
  const others = [...told].filter((field) => !refusal.test(field));
  expect(others.filter((field) => !allowed[operation]?.includes(field))).toEqual([]);
  // Whatever stands in this list is really told, so that the calendar has all that it shows.
  if (operation.startsWith("session.")) return;
  expect(allowed[operation]?.filter((field) => !told.has(field))).toEqual([]);
}
