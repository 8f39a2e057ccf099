import { readFileSync } from "node:fs";
import { differenceInCalendarMonths } from "date-fns/differenceInCalendarMonths";
import { isWeekend } from "date-fns/isWeekend";
import { parseISO } from "date-fns/parseISO";
import { describe, expect, it } from "vitest";
import { email } from "#model/answer/fields.ts";
import { bankInput } from "#model/bank/bank.ts";
import { bankStatus } from "#model/bank/bank-status.ts";
import { contrast } from "#model/branding/contrast.ts";
import { clientInput } from "#model/client/client.ts";
import { isLocalDate } from "#model/date/dates.ts";
import {
  bicProblem,
  ibanMatchesBic,
  ibanProblem,
  registrationNumberWarning,
  vatNumberProblem,
} from "#model/identifier/identifiers.ts";
import { projectInput } from "#model/project/project.ts";
import { type ProjectStatus, statusName } from "#model/project/status.ts";
import { languages } from "#model/text/language.ts";
import { roleIds } from "#model/user/role.ts";
import { days } from "#tests/support/stories.ts";
import { artworks } from "./artwork.ts";
import { demonstrationNames, demonstrations } from "./demonstrations.ts";
import { demonstrationImages, imageAddresses } from "./images.ts";
import { looks } from "./looks.ts";
import type { ProjectRow } from "./projects.ts";
import { type DemonstrationRows, demonstrationRows } from "./rows.ts";

const stories = demonstrationNames.flatMap((name) => days.map((today) => ({ name, today })));

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const share = (rows: ProjectRow[], status: ProjectStatus) =>
  rows.filter(({ status_id }) => statusName(status_id) === status).length / rows.length;

describe("how much there is", () => {
  it.each([
    { name: "portal", users: 6, employees: 25, banks: 12, clients: 80, projects: 150, planning: 25 },
    { name: "acme", users: 4, employees: 9, banks: 8, clients: 25, projects: 40, planning: 7 },
    { name: "beta", users: 3, employees: 6, banks: 6, clients: 15, projects: 20, planning: 3 },
  ] as const)("at $name", ({ name, users, employees, planning, ...counts }) => {
    for (const today of days) {
      const { people, banks, clients, projects } = demonstrationRows(name, today);
      const ofRole = (role: number) => people.filter(({ role_id }) => role_id === role).length;
      expect({ banks: banks.length, clients: clients.length, projects: projects.length }).toEqual(counts);
      expect([ofRole(roleIds.admin), ofRole(roleIds.user), ofRole(roleIds.employee)]).toEqual([
        1,
        users,
        employees,
      ]);
      expect(projects.filter(({ in_planning }) => in_planning)).toHaveLength(planning);
    }
  });
});

describe.each(stories)("$name on $today", ({ name, today }) => {
  const rows = demonstrationRows(name, today);
  const { people, banks, clients, suppliers, projects } = rows;
  const all = [...clients, ...suppliers];

  it("is the same when told again", () => {
    expect(demonstrationRows(name, today)).toEqual(rows);
  });

  it("has the four who sign in", () => {
    expect(people.slice(0, 4).map((one) => [one.email, one.role_id, one.manage_calendar ?? false])).toEqual([
      ["admin@demo.test", 1, false],
      ["user@demo.test", 2, false],
      ["planner@demo.test", 2, true],
      ["employee@demo.test", 3, false],
    ]);
  });

  it("repeats no name, address, number, account or bank", () => {
    const contacts = all.map(({ contact }) => contact.name);
    expect(repeated([...people.map((one) => one.name), ...contacts])).toEqual([]);
    expect(repeated(people.map((one) => one.email))).toEqual([]);
    expect(repeated(banks.map(({ swift }) => swift))).toEqual([]);
    for (const key of ["name", "short_name", "reg_nr", "iban"] as const)
      expect(repeated(all.map((client) => client[key]))).toEqual([]);
    for (const key of ["name", "short_name"] as const)
      expect(repeated(projects.map((project) => project[key]))).toEqual([]);
  });

  it("has e-mail addresses and banks that the forms would accept", () => {
    for (const person of people) expect(email.parse(person.email)).toBe(person.email);
    for (const bank of banks) expect(bankInput.parse(bank)).toEqual({ name: bank.name, swift: bank.swift });
    expect(banks.flatMap(({ swift }) => bicProblem(swift) ?? [])).toEqual([]);
  });

  it("has clients and suppliers with valid numbers, that the form would accept as they are", () => {
    const shown = banks.filter(({ status }) => status === bankStatus.shown).map(({ swift }) => swift);
    for (const { swift, ...client } of all) {
      expect(clientInput.parse({ ...client, bank_id: 1 })).toEqual({ ...client, bank_id: 1 });
      expect(client.reg_nr).toMatch(/^[459]\d{10}$/);
      expect(registrationNumberWarning(client.reg_nr, client.vat_nr)).toBeNull();
      expect(vatNumberProblem(client.vat_nr)).toBeNull();
      expect(ibanProblem(client.iban)).toBeNull();
      expect(ibanMatchesBic(client.iban, swift)).toBe(true);
      expect(shown).toContain(swift);
      expect(client.contact.name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
      expect(client.contact.phone).toMatch(/^\+371 2\d{7}$/);
      expect([client.address, client.registered_address].join()).not.toMatch(/[#{]/);
      expect(client.address).toMatch(/, LV-\d{4}$/);
    }
  });

  it("has projects that the form would accept, of people and clients who are there", () => {
    const managers = people.filter(({ role_id }) => role_id === roleIds.user).map((one) => one.email);
    for (const project of projects) {
      expect(
        projectInput.safeParse({
          ...project,
          client: clients.findIndex((client) => client.name === project.client) + 1,
          project_manager: managers.indexOf(project.manager) + 1,
          startDate: project.planned_start_date,
          dueDate: project.planned_due_date,
        }).error,
      ).toBeUndefined();
      expect(project.assistant === null || managers.includes(project.assistant)).toBe(true);
      expect(project.assistant).not.toBe(project.manager);
      expect(project.name).not.toMatch(/[{}]/);
    }
  });

  it("spreads its plans from two years ago to 3 months ahead, in order and on working days", () => {
    const starts = projects.map((project) => project.planned_start_date);
    const dues = projects.map((project) => project.planned_due_date).sort();
    expect(starts).toEqual([...starts].sort());
    const months = (date = "") => differenceInCalendarMonths(parseISO(date), parseISO(today));
    expect(months(starts[0])).toBeGreaterThanOrEqual(-24);
    expect(months(starts[0])).toBeLessThanOrEqual(-21);
    expect(months(dues.at(-1))).toBeGreaterThanOrEqual(1);
    expect(months(dues.at(-1))).toBeLessThanOrEqual(3);
    expect([...starts, ...dues].filter((date) => !isLocalDate(date) || isWeekend(parseISO(date)))).toEqual(
      [],
    );
  });

  it("has statuses that agree with the dates", () => {
    for (const { status_id, ...project } of projects) {
      const { actual_start_date: start, actual_due_date: due } = project;
      const begun = ["in_process", "finished"].includes(statusName(status_id));
      expect(start !== null).toBe(begun);
      expect(due !== null).toBe(statusName(status_id) === "finished");
      for (const date of [start, due])
        expect(date === null || (isLocalDate(date) && date <= today)).toBe(true);
      if (start && due) expect(start <= due).toBe(true);
      if (project.planned_start_date > today) expect(begun).toBe(false);
      if (project.in_planning) expect(["new", "in_process"]).toContain(statusName(status_id));
    }
  });

  it("has old projects mostly finished, and running ones mostly not", () => {
    const old = projects.filter(({ planned_due_date }) => planned_due_date < today);
    const running = projects.filter(
      (one) => one.planned_start_date <= today && one.planned_due_date >= today,
    );
    expect(share(old, "finished")).toBeGreaterThan(0.7);
    expect(share(running, "finished")).toBe(0);
    expect(share(running, "in_process")).toBeGreaterThan(0.4);
    for (const status of ["new", "offered", "in_process", "finished"] as const)
      expect(share(projects, status)).toBeGreaterThan(0);
  });
});

/** Words that tell an installation's data from another's: not legal forms and little words. */
function words(texts: string[]): Set<string> {
  const common = new Set(["sia", "as", "lpks", "biedrība", "un", "ar", "pie"]);
  const found = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return new Set(found.filter((word) => !common.has(word)));
}
const named = (rows: readonly { name: string; short_name: string }[]) =>
  rows.flatMap((row) => [row.name, row.short_name]);

describe("the words of Beta's own", () => {
  it("replace words that there are", () => {
    for (const code of languages)
      for (const key of Object.keys(looks.beta.translations[code])) {
        const [file = "", entry = ""] = key.split(".");
        expect(JSON.parse(readFileSync(`app/locales/${code}/${file}.json`, "utf8"))).toHaveProperty(entry);
      }
  });
});

describe("what two installations have in common", () => {
  const told: Record<string, (rows: DemonstrationRows) => string[]> = {
    "the names of clients and suppliers": ({ clients, suppliers }) => named([...clients, ...suppliers]),
    "the names of people and contacts": ({ people, clients, suppliers }) => [
      ...people.map(({ name }) => name),
      ...[...clients, ...suppliers].map(({ contact }) => contact.name),
    ],
    "the names of projects": ({ projects }) => named(projects),
  };

  it.each(Object.entries(told))("is no word in %s", (_, texts) => {
    for (const today of days) {
      const each = demonstrationNames.flatMap((name) => [...words(texts(demonstrationRows(name, today)))]);
      expect(repeated(each)).toEqual([]);
    }
  });

  it("is neither the host, the title, the colours nor the modules", () => {
    const all = Object.values(demonstrations);
    expect(new Set(all.map(({ host }) => host)).size).toBe(3);
    expect(new Set(all.map(({ title }) => title)).size).toBe(3);
    expect(new Set(Object.values(looks).map(({ colours }) => colours.primary_color)).size).toBe(3);
    expect(new Set(Object.values(looks).map(({ modules }) => modules.join())).size).toBe(3);
    expect(looks.beta.modules).not.toContain("calendar");
    expect(looks.beta.modules).not.toContain("product_estimate");
  });

  it("is no image", () => {
    const contents = demonstrationNames.flatMap((name) =>
      demonstrationImages(name).map(({ content }) => content),
    );
    expect(repeated(contents)).toEqual([]);
  });
});

describe.each(demonstrationNames)("the images of %s", (name) => {
  const images = demonstrationImages(name);

  it("are those that its configuration points to", () => {
    expect(images.map((image) => `/api/images/${image.name}`)).toEqual(Object.values(imageAddresses));
  });

  it("are SVG without scripts, links and paths", () => {
    for (const { content, contentType } of images) {
      expect(contentType).toBe("image/svg+xml");
      expect(content).toMatch(/^<svg [^>]*viewBox="0 0 (160 40|32 32)".*<\/svg>$/s);
      expect(content).not.toMatch(/<script|<path|href|undefined/);
    }
  });

  it("can be read on the menu and on paper", () => {
    const { onMenu, onPaper } = artworks[name];
    expect(contrast(onMenu.text, looks[name].colours.primary_color)).toBeGreaterThan(4.5);
    expect(contrast(onMenu.accent, looks[name].colours.primary_color)).toBeGreaterThan(3);
    expect(contrast(onPaper.text, "#ffffff")).toBeGreaterThan(4.5);
    expect(contrast(onPaper.accent, "#ffffff")).toBeGreaterThan(3);
  });
});
