import { expect, test } from "vitest";
import { project } from "./project.ts";

const whole = {
  id: 7,
  name: "Katalogs",
  customer: { id: 3, name: "", short_name: "" },
  project_manager: 2,
  second_user_id: 4,
  planned_start_date: "2026-11-02",
};

test.each([
  ["ids", { customer_id: 3, project_manager: 2, coop_project_manager: 4, startDate: "2026-11-02" }],
  ["ids by their other names", { client: 3, project_manager: 2, second_user_id: 4, startDate: "2026-11-02" }],
  [
    "rows",
    {
      client: { id: 3 },
      project_manager: { id: 2, name: "Jānis" },
      coop_project_manager: { id: 4, name: "Ilze" },
      planned_start_date: "2026-11-02",
    },
  ],
])("a project that is sent with %s is read as one", (_, sent) => {
  expect(project.parse({ id: 7, name: "Katalogs", ...sent })).toMatchObject(whole);
});

test("nobody assists where it is said so, whatever the other name says", () => {
  expect(
    project.parse({ ...whole, second_user_id: null, coop_project_manager: 4 }).second_user_id,
  ).toBeNull();
});
