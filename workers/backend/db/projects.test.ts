import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { estimates, insertEstimate } from "./estimates/estimates.ts";
import { memoryOffice } from "./memory-office.ts";
import { deleteProject, findProject, insertProject, listProjects, projects } from "./projects.ts";

test("a list is in the order that is asked for, whatever order was asked for before", () => {
  const { database, project } = memoryOffice();
  for (const name of ["Ats", "Cepums", "Balons"]) insertProject(database, project(name), "2026");
  const names = (sorting?: "name" | "-name") =>
    listProjects(database, { page: 1, per_page: 20, sorting }).data.map(({ name }) => name);
  expect(names()).toEqual(["Balons", "Cepums", "Ats"]);
  expect(names("name")).toEqual(["Ats", "Balons", "Cepums"]);
  expect(names("-name")).toEqual(["Cepums", "Balons", "Ats"]);
  expect(names()).toEqual(["Balons", "Cepums", "Ats"]);
});

describe("the number of a project", () => {
  function numbering() {
    const { database, project } = memoryOffice();
    const begun = (year: string) => {
      const id = insertProject(database, project("Projekts"), year);
      return { id, number: findProject(database, id)?.project_nr };
    };
    /** As if so many had been begun before. */
    const renumber = (id: number, project_nr: string) =>
      database.update(projects).set({ project_nr }).where(eq(projects.id, id)).run();
    return { database, begun, renumber };
  }

  test("goes on beyond four digits, where texts would be in another order", () => {
    const { database, begun, renumber } = numbering();
    renumber(begun("2026").id, "2026-9998");
    expect(begun("2026").number).toBe("2026-9999");
    expect(begun("2026").number).toBe("2026-10000");
    const { id, number } = begun("2026");
    expect(number).toBe("2026-10001");
    expect(begun("2026").number).toBe("2026-10002");
    renumber(id, "2026-99999");
    deleteProject(database, id + 1);
    expect(begun("2026").number).toBe("2026-100000");
    expect(begun("2026").number).toBe("2026-100001");
  });

  test("is of its year, whichever years the projects before it are of", () => {
    const { begun } = numbering();
    const numbers = ["2026", "2025", "2026", "2027", "2026", "2025"].map((year) => begun(year).number);
    expect(numbers).toEqual(["2026-0001", "2025-0001", "2026-0002", "2027-0001", "2026-0003", "2025-0002"]);
  });

  test("is behind the last that is there, with those missing that were deleted before it", () => {
    const { database, begun } = numbering();
    const [, second, third] = [begun("2026"), begun("2026"), begun("2026")];
    deleteProject(database, second?.id ?? 0);
    expect(begun("2026").number).toBe("2026-0004");
    deleteProject(database, (third?.id ?? 0) + 1);
    expect(begun("2026").number).toBe("2026-0004");
  });

  test("is continued by those of its estimates, and of no other project whose number begins so", () => {
    const { database, begun, renumber } = numbering();
    const [one, other] = [begun("2026"), begun("2026")];
    renumber(one.id, "2026-1000");
    renumber(other.id, "2026-10000");
    const made = (project_id: number, project_nr: string) => {
      const row = { name: "Tāme", estimate_type_id: 1, date: "2026-11-02", vat: { category: "S", rate: 0 } };
      const id = insertEstimate(database, { ...row, project_id, project_nr });
      return database.select().from(estimates).where(eq(estimates.id, id)).get()?.estimate_nr;
    };
    for (let nr = 1; nr <= 11; nr += 1) expect(made(one.id, "2026-1000")).toBe(`2026-1000/${nr}`);
    expect(made(other.id, "2026-10000")).toBe("2026-10000/1");
    expect(made(one.id, "2026-1000")).toBe("2026-1000/12");
  });
});
