import { describe, expect, test } from "vitest";
import { calendarEntry, calendarEntryCopy, calendarEntryInput, calendarEntryPatch } from "./entry.ts";

const least = { user_id: 1, date: "2026-11-23", start_time_id: 9, duration: 2, project_id: 3 };
/** The messages of what is wrong with an entry, by field. */
const wrong = (fields: object) =>
  calendarEntryInput
    .safeParse({ ...least, ...fields })
    .error?.issues.map(({ path, message }) => [path[0], message]);

describe("an entry as it is planned", () => {
  test("needs a place and what is done there", () => {
    expect(calendarEntryInput.parse(least)).toEqual({ ...least, description: "", link: "" });
    const typed = { user_id: "1", date: "23.11.2026", start_time_id: "9", duration: "2", project_id: "3" };
    expect(calendarEntryInput.parse(typed)).toEqual({ ...least, description: "", link: "" });
  });

  test.each([
    [{ project_id: null }, ["project_id", "errors.plan_required"]],
    [{ user_id: "" }, ["user_id", "errors.employee_required"]],
    [{ date: "2026-11-31" }, ["date", "errors.date"]],
    [{ start_time_id: 24 }, ["start_time_id", "errors.outside_day"]],
    [{ start_time_id: 9.5 }, ["start_time_id", "errors.number"]],
    [{ duration: 0 }, ["duration", "errors.duration"]],
    [{ duration: 25 }, ["duration", "errors.duration"]],
    [{ description: "x".repeat(2001) }, ["description", "errors.too_long"]],
    [{ link: `https://x.lv/${"x".repeat(500)}` }, ["link", "errors.too_long"]],
  ])("is refused with %j", (fields, expected) => {
    expect(wrong(fields)).toEqual([expected]);
  });

  test.each(["", "https://x.lv/a?b#c", "http://x.lv", "mailto:a@b.lv", " https://x.lv "])(
    "has the link %j",
    (link) => {
      expect(calendarEntryInput.parse({ ...least, link }).link).toBe(link.trim());
    },
  );

  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://x.lv/1",
    "x.lv",
    "//x.lv",
    "/a",
  ])("has no link %j", (link) => {
    expect(wrong({ link })).toEqual([["link", "errors.link"]]);
    expect(calendarEntryPatch.safeParse({ link }).success).toBe(false);
    expect(calendarEntryCopy.safeParse({ ...least, link }).success).toBe(false);
  });
});

test("a change and a copy have no text of their own where none is sent", () => {
  expect(calendarEntryPatch.parse({})).toEqual({});
  expect(calendarEntryPatch.parse({ project_id: null })).toEqual({ project_id: null });
  expect(calendarEntryCopy.parse(least)).toEqual(least);
  expect(calendarEntryCopy.safeParse({ project_id: 3 }).success).toBe(false);
});

test("an entry of a backend that tells less is read all the same", () => {
  const { project_id: _, ...place } = least;
  expect(calendarEntry.parse({ ...place, calendar_id: 1, work_type: "?" })).toMatchObject({
    project_id: null,
    work_type: null,
    customer: "",
    link: "",
    changed_by: null,
    version: 0,
  });
});
