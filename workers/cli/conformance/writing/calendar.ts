import { finding, wordsOf } from "../answer.ts";
import type { CreatedRows } from "../created-rows.ts";
import { isObject, valuesAt } from "../fields.ts";
import { dayFrom } from "../steps.ts";
import type { Made } from "./made.ts";

/** An entry of the kit's own project, in a week to come, where its employee is free: made, moved and copied. */
export async function writeCalendar(rows: CreatedRows, { project }: Made): Promise<void> {
  const { recorder, call, make, refuseEmpty } = rows;
  const undo = { with: "calendar.delete", idAt: "calendar_id" } as const;
  await refuseEmpty("calendar.create", {}, undo);
  const date = workdayAhead();
  const [user] = valuesAt(await call("calendar.choices", { query: { date } }), "data.employees[].id");
  if (project === null || typeof user !== "number") return;
  const [first, second] = free(await call("calendar.list", { query: { date } }), { user, date });
  if (first === undefined || second === undefined) return;

  const entry = { date, duration: 1, user_id: user, work_type_id: null, project_id: project };
  const body = { ...entry, start_time_id: first };
  const id = await make("calendar.create", { body }, undo);
  if (id === null) return;
  await call("calendar.read", { params: { id } });
  const said = { description: "Conformance check", link: "" };
  await call("calendar.update", {
    params: { id },
    body: { ...entry, ...said, calendar_id: id, start_time_id: second },
  });
  await make("calendar.duplicate", { params: { id }, body }, undo);

  const taken = await rows.attempt("calendar.create", { body }, undo);
  if (taken && taken.status !== 409 && taken.status !== 422)
    recorder.add("calendar.create", finding("should", "an occupied slot: status", "409", wordsOf(taken)));
}

/** Two weeks from now, and never on a weekend. */
function workdayAhead(): string {
  const days = [14, 15, 16].find((ahead) => ![0, 6].includes(new Date(dayFrom(ahead)).getUTCDay()));
  return dayFrom(days ?? 14);
}

/** Hours of a day that an employee has nothing in. */
function free(answer: unknown, { user, date }: { user: number; date: string }): number[] {
  const taken = valuesAt(answer, "data[]")
    .filter(isObject)
    .filter((entry) => entry.user_id === user && entry.date === date)
    .flatMap(({ start_time_id, duration }) => hoursFrom(Number(start_time_id), Number(duration)));
  return hoursFrom(9, 8).filter((hour) => !taken.includes(hour));
}

const hoursFrom = (start: number, duration: number) =>
  Array.from({ length: duration }, (_, hour) => start + hour);
