import type { NewUser } from "#backend/db/users.ts";
import { acme } from "./acme.ts";
import { latvianBanks } from "./banks.ts";
import { beta } from "./beta.ts";
import { type CalendarRow, calendarOf } from "./calendar.ts";
import { calendarContentOf } from "./calendar-content.ts";
import { type ClientRow, clientsOf } from "./clients.ts";
import type { Content } from "./content.ts";
import type { DemonstrationName } from "./demonstrations.ts";
import { estimateContents, estimateTypesOf } from "./estimates/contents.ts";
import { type EstimateRow, estimatesOf } from "./estimates/estimates.ts";
import { adminAddress, peopleOf } from "./people.ts";
import { portal } from "./portal/portal.ts";
import { type ProjectRow, projectsOf } from "./projects.ts";
import { purchaseContents } from "./purchases/contents.ts";
import { type PurchaseRow, purchasesOf } from "./purchases/purchases.ts";
import { suppliersOf } from "./purchases/suppliers.ts";
import { randomFrom } from "./random.ts";
import {
  type CustomerPriceRow,
  customerPricesOf,
  type PositionRow,
  positionsOf,
  stocks,
} from "./stock-rows.ts";

/** Everything that is planted into an installation, as plain data that refers by names. */
export interface DemonstrationRows {
  people: NewUser[];
  banks: { name: string; swift: string; status: number }[];
  clients: ClientRow[];
  /** Who sends invoices and is no client otherwise. */
  suppliers: ClientRow[];
  projects: ProjectRow[];
  positions: PositionRow[];
  customerPrices: CustomerPriceRow[];
  calendar: CalendarRow[];
  estimates: EstimateRow[];
  purchases: PurchaseRow[];
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
  const bought = purchaseContents[name];
  const estimates = estimatesOf({
    content: estimateContents[name],
    types: estimateTypesOf(name),
    stock,
    projects,
    customerPrices,
    today,
    random: randomFrom(`${name}/estimates`),
  });
  return {
    people,
    banks: latvianBanks
      .slice(0, content.bankCount)
      .map((bank) => ({ name: bank.name, swift: bank.swift, status: bank.status })),
    // Each list has its own chance, so that a longer one leaves the others as they are.
    clients: clientsOf(content, randomFrom(`${name}/clients`)),
    suppliers: suppliersOf(bought.suppliers, randomFrom(`${name}/suppliers`)),
    projects,
    positions,
    customerPrices,
    calendar: calendar
      ? calendarOf({
          content: calendar,
          people,
          positions,
          projects,
          today,
          random: randomFrom(`${name}/calendar`),
        })
      : [],
    estimates,
    purchases: purchasesOf({
      content: bought,
      projects,
      estimates,
      admin: adminAddress,
      today,
      random: randomFrom(`${name}/purchases`),
    }),
  };
}
