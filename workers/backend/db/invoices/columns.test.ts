import { describe, expect, test } from "vitest";
import { installationApi } from "#backend/app.ts";
import type { Actor } from "#backend/operations/actor.ts";
import { texts } from "#backend/words/texts.ts";
import { insertRows } from "#local/demonstration/bulk.ts";
import { plant } from "#local/demonstration/plant.ts";
import { moduleKeys } from "#model/branding/config.ts";
import { mostRows } from "#model/file/spreadsheet-rules.ts";
import type { Database } from "../database.ts";
import { estimates } from "../estimates/estimates.ts";
import { memoryDatabase } from "../memory-database.ts";
import { projects } from "../projects.ts";
import { invoiceDeductions } from "./deductions.ts";
import { invoiceContents } from "./frozen.ts";
import { invoicedItems } from "./invoiced-items.ts";
import { invoices } from "./invoices.ts";
import { payments } from "./payments.ts";
import { invoiceSums } from "./sums.ts";

/** A demonstration with so many invoices more. */
function invoiced(count: number): Database {
  const database = memoryDatabase();
  plant(database, "beta", "2026-11-20", "hash");
  const [estimate] = database
    .select({ id: estimates.id, project: estimates.project_id })
    .from(estimates)
    .all();
  const [project] = database.select({ client: projects.client_id }).from(projects).all();
  const rows = Array.from({ length: count }, (_, index) => ({
    invoice_nr: `N-${index}`,
    invoice_type_id: 1,
    state: 2,
    date: "2026-11-01",
    billing: "lines",
    estimate_id: estimate?.id,
    project_id: estimate?.project,
    client_id: project?.client,
    position_item_ids: "[]",
    net_cents: 100,
    vat_cents: 21,
    total_cents: 121,
  }));
  for (const table of [payments, invoiceContents, invoiceDeductions, invoicedItems, invoiceSums, invoices])
    database.delete(table).run();
  insertRows(database, invoices, rows);
  return database;
}

const admin: Actor = { id: 1, role: "admin", role_id: 1, permissions: [], sessionId: 1, modules: moduleKeys };

async function asked(count: number) {
  const env = { database: invoiced(count), actor: admin, identify: async () => admin, t: texts("lv") };
  const answer = await installationApi.request("/api/invoices/columns", {}, env);
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

describe("the rows of a spreadsheet", () => {
  test("are all there, as many as it holds", async () => {
    const { status, body } = await asked(mostRows);
    expect(status).toBe(200);
    expect(body.data.invoice_nr).toHaveLength(mostRows);
    expect(Math.max(...body.data.total_cents)).toBe(121);
  });

  test("are refused in words where they are more", async () => {
    const { status, body } = await asked(mostRows + 1);
    expect(status).toBe(413);
    expect(body.message).toBe(
      "Izklājlapā var būt ne vairāk kā 20 000 rindu. Sašauriniet atlasi, piemēram, pēc datuma.",
    );
  });
});
