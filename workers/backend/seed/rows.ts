import type { NewUser } from "../db/users";
import { acme } from "./acme";
import { latvianBanks } from "./banks";
import { beta } from "./beta";
import { type CalendarRow, calendarOf } from "./calendar";
import { calendarContentOf } from "./calendar-content";
import { type ClientRow, clientsOf } from "./clients";
import type { Content } from "./content";
import type { DemonstrationName } from "./demonstrations";
import { estimateContents, estimateTypesOf } from "./estimates/contents";
import { type EstimateRow, estimatesOf } from "./estimates/estimates";
import { peopleOf } from "./people";
import { portal } from "./portal/portal";
import { type ProjectRow, projectsOf } from "./projects";
import { randomFrom } from "./random";
import { type CustomerPriceRow, customerPricesOf, type PositionRow, positionsOf, stocks } from "./stock-rows";

/** Everything that is planted into an installation, as plain data that refers by names. */
export interface DemonstrationRows {
  people: NewUser[];
  banks: { name: string; swift: string; status: number }[];
  clients: ClientRow[];
  projects: ProjectRow[];
  positions: PositionRow[];
  customerPrices: CustomerPriceRow[];
  calendar: CalendarRow[];
  estimates: EstimateRow[];
}

const contents: Record<DemonstrationName, Content> = { portal, acme, beta };

/** The rows of an installation as they would stand on `today` (yyyy-MM-dd); the same day gives the same rows. */
export function demonstrationRows(name: DemonstrationName, today: string): DemonstrationRows {
  const content = contents[name];
  const people = peopleOf(content);
  const stock = stocks[name];
  const projects = projectsOf(content, people, today, randomFrom(`${name}/projects`));
  const positions = positionsOf(stock, people, randomFrom(`${name}/positions`));
  const customerPrices = customerPricesOf(stock, content.clients, randomFrom(`${name}/prices`));
  const calendar = calendarContentOf(name);
  return {
    people,
    banks: latvianBanks
      .slice(0, content.bankCount)
      .map((bank) => ({ name: bank.name, swift: bank.swift, status: bank.status })),
    // Each list has its own chance, so that a longer one leaves the others as they are.
    clients: clientsOf(content, randomFrom(`${name}/clients`)),
    projects,
    positions,
    customerPrices,
    calendar: calendar
      ? calendarOf({
          ...{ content: calendar, people, positions, projects, today },
          random: randomFrom(`${name}/calendar`),
        })
      : [],
    estimates: estimatesOf({
      ...{ content: estimateContents[name], types: estimateTypesOf(name) },
      ...{ stock, projects, customerPrices, today },
      random: randomFrom(`${name}/estimates`),
    }),
  };
}
