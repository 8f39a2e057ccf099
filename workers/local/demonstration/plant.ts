import { insertBank, setBankStatus } from "#backend/db/banks.ts";
import { insertContact } from "#backend/db/client-contacts.ts";
import { insertClient } from "#backend/db/clients.ts";
import { saveCompany } from "#backend/db/company.ts";
import { saveConfig } from "#backend/db/config.ts";
import { type Database, transaction } from "#backend/db/database.ts";
import { insertProject } from "#backend/db/projects.ts";
import { insertSavedView } from "#backend/db/saved-views.ts";
import { findUserByEmail, insertUser } from "#backend/db/users.ts";
import { bankStatus } from "#model/bank/bank-status.ts";
import { type Config, defaultConfig } from "#model/branding/config.ts";
import { colleaguesOf } from "./colleagues.ts";
import { companyOf } from "./company.ts";
import type { DemonstrationName } from "./demonstrations.ts";
import { type Ids, idOf } from "./ids.ts";
import { imageAddresses } from "./images.ts";
import { looks } from "./looks.ts";
import { adminAddress } from "./people.ts";
import { plantCalendar } from "./plant-calendar.ts";
import { plantEstimates } from "./plant-estimates.ts";
import { plantInvoices } from "./plant-invoices.ts";
import { plantOrders } from "./plant-orders.ts";
import { plantPurchases } from "./plant-purchases.ts";
import { plantCustomerPrices, plantStock } from "./plant-stock.ts";
import { type DemonstrationRows, demonstrationRows } from "./rows.ts";
import { earlier } from "./timeline.ts";

/**
 * Fills an empty installation with its demonstration, all or nothing; one that has the demonstration's administrator is
 * left as it is. `today` is a local date, yyyy-MM-dd; everybody gets the same password.
 */
export function plant(
  database: Database,
  name: DemonstrationName,
  today: string,
  passwordHash: string,
): void {
  transaction(database, () => {
    if (findUserByEmail(database, adminAddress)) return;
    const rows = demonstrationRows(name, today);
    saveConfig(database, configOf(name));
    const { items, products, workTypes } = plantStock(database, name);
    saveCompany(database, { ...companyOf(name), internal_rates: ratesOf(rows.positions, items) });
    const people = plantPeople(database, rows, items, passwordHash);
    const banks = plantBanks(database, rows.banks);
    const clients = plantClients(database, rows.clients, banks);
    plantSuppliers(database, rows.suppliers, { banks, clients });
    plantCustomerPrices(database, rows.customerPrices, { clients, items });
    const projects = plantProjects(database, rows.projects, { people, clients, today });
    plantCalendar(database, rows.calendar, { people, projects, workTypes });
    plantEstimates(database, rows.estimates, { people, projects, items, products });
    plantInvoices(database, name, rows, today);
    plantPurchases(database, name, rows, { people, clients, projects, today });
    if (name === "portal") plantOrders(database, rows, { people, clients, projects, today });
    insertSavedView(database, idOf(people, adminAddress), largestDebts);
  });
}

/** A view that everybody sees. */
const largestDebts = {
  list: "invoices",
  name: "Lielākie parādi",
  query: "sorting=-open",
  is_shared: true,
} as const;

/** What an hour costs: of one position more than of the others. */
const ratesOf = (positions: DemonstrationRows["positions"], items: Ids) => ({
  usual: "14.00",
  positions: positions.slice(0, 1).map(({ item }) => ({ stock_item_id: idOf(items, item), rate: "21.50" })),
});

function configOf(name: DemonstrationName): Config {
  const { colours, modules, translations } = looks[name];
  const languages = defaultConfig.languages.map((row) => ({
    ...row,
    translations: row.code === "en" ? translations.en : translations.lv,
  }));
  return { ...defaultConfig, colors: colours, modules, images: imageAddresses, languages };
}

function plantPeople(
  database: Database,
  { people, positions }: DemonstrationRows,
  items: Ids,
  password_hash: string,
): Ids {
  const position = new Map(positions.map(({ email, item }) => [email, idOf(items, item)]));
  return new Map(
    people.map((person) => {
      const stock_item_id = position.get(person.email) ?? null;
      return [person.email, insertUser(database, { ...person, stock_item_id, password_hash }).id];
    }),
  );
}

const plantBanks = (database: Database, banks: DemonstrationRows["banks"]): Ids =>
  new Map(
    banks.map(({ name, swift, status }) => {
      const { id } = insertBank(database, { name, swift });
      if (status !== bankStatus.shown) setBankStatus(database, id, status);
      return [swift, id];
    }),
  );

function plantClients(database: Database, clients: DemonstrationRows["clients"], banks: Ids): Ids {
  const ids: Ids = new Map();
  for (const [index, row] of clients.entries()) {
    const { swift, ...client } = row;
    const id = insertClient(database, { ...client, bank_id: idOf(banks, swift) });
    for (const colleague of colleaguesOf(row, index)) insertContact(database, id, colleague);
    ids.set(client.name, id);
  }
  return ids;
}

/** Those whose invoices come, beside clients who send some as well. */
function plantSuppliers(
  database: Database,
  suppliers: DemonstrationRows["suppliers"],
  { banks, clients }: { banks: Ids; clients: Ids },
): void {
  for (const { swift, ...supplier } of suppliers)
    clients.set(supplier.name, insertClient(database, { ...supplier, bank_id: idOf(banks, swift) }));
}

function plantProjects(
  database: Database,
  projects: DemonstrationRows["projects"],
  known: { people: Ids; clients: Ids; today: string },
): Ids {
  const ids: Ids = new Map();
  for (const { client, manager, assistant, ...project } of projects) {
    const row = {
      ...project,
      client_id: idOf(known.clients, client),
      project_manager: idOf(known.people, manager),
      second_user_id: assistant === null ? null : idOf(known.people, assistant),
    };
    // A project takes its number when it is entered, and nobody has entered anything after today.
    const entered = earlier(project.planned_start_date, known.today);
    ids.set(project.name, insertProject(database, row, entered.slice(0, 4)));
  }
  return ids;
}
