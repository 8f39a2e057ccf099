import {
  archiveClient,
  findClient,
  findClientByNumbers,
  insertClient,
  noteAccount,
} from "#backend/db/clients.ts";
import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import { findSameFile, insertPurchase } from "#backend/db/purchases/invoices.ts";
import { replacePurchaseLines } from "#backend/db/purchases/lines.ts";
import { filesOf, type SentFile } from "#backend/files/sent-files.ts";
import { noun } from "#backend/operations/call.ts";
import { checked, found, invalid } from "#backend/operations/errors.ts";
import { tag } from "#backend/operations/etag.ts";
import { actorOf, body, created, operation } from "#backend/operations/operation.ts";
import { type Unit, write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { clientInput } from "#model/client/client.ts";
import { shortNameOf } from "#model/client/short-name.ts";
import { otherAccount, otherBuyer } from "#model/purchase/own-findings.ts";
import { type PurchaseDocument, purchaseInput, purchaseInvoice } from "#model/purchase/purchase-invoice.ts";
import { checkNumber, readPurchase, told, twinIn } from "./read.ts";

/** Suppliers' invoices as they come in. */
export const incomingPurchases = noun();

incomingPurchases.openapi(
  operation("purchase_invoices.create", {
    access: { roles: "office", modules: "costs", audit: ["purchase_invoice", "client"] },
    summary: "Take a supplier's invoice: an e-invoice (UBL), a PDF or a picture",
    method: "post",
    path: "/purchase_invoices",
    request: body(purchaseInput),
    responses: created(one(purchaseInvoice)),
  }),
  (c) => {
    const { document = null } = c.req.valid("json");
    const { files, dropped } = filesOf(c);
    const [file] = files;
    const actor = actorOf(c);
    const data = write(c, purchaseInvoice, (unit) => {
      const { database, audit } = unit;
      if (!file) throw invalid("file", "errors.required");
      if (dropped > 0) throw invalid("file", "errors.too_many");
      const twin = findSameFile(database, file.sha256);
      if (twin) throw invalid("file", "errors.purchase_file", twinIn(twin));
      const addressed = document && addressedTo(readCompany(database), document);
      const client_id = document && supplierOf(unit, document.supplier);
      const compared =
        addressed && client_id !== null ? withAccount(database, addressed, client_id) : addressed;
      if (document && client_id !== null)
        checkNumber(database, "file", { client_id, number: document.number });
      const id = insert(database, { file, document: compared, client_id, taken_by: actor.id });
      const lines = document?.lines.map((line) => Object.assign({ project_id: null }, line)) ?? [];
      replacePurchaseLines(database, { id, currency: document?.currency ?? "EUR", rate: null }, lines);
      const after = readPurchase(database, id, actor);
      audit(id, { after: told(after) });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 201);
  },
);

interface Taken {
  file: SentFile;
  document: PurchaseDocument | null;
  client_id: number | null;
  taken_by: number;
}

function insert(database: Database, { file, document, client_id, taken_by }: Taken): number {
  const row = {
    client_id,
    number: document?.number ?? "",
    issued_on: document?.issued_on ?? null,
    due_on: document?.due_on ?? null,
    currency: document?.currency ?? "EUR",
    net_cents: document?.net_cents ?? 0,
    vat_cents: document?.vat_cents ?? 0,
    total_cents: document?.total_cents ?? 0,
    payable_cents: document?.payable_cents ?? 0,
    is_read: document !== null,
    findings: document?.findings ?? [],
    file: file.name,
    file_name: file.original,
    mime_type: file.mime_type,
    size: file.size,
    sha256: file.sha256,
    taken_at: new Date().toISOString(),
    taken_by,
  };
  return insertPurchase(database, row);
}

type Numbers = Pick<PurchaseDocument["buyer"], "reg_nr" | "vat_nr">;

/** Whether numbers are those of one company: of the register, or where one of the two has none of it, of VAT. */
function areOne(one: Numbers, other: Numbers): boolean {
  const name = one.reg_nr && other.reg_nr ? "reg_nr" : "vat_nr";
  return one[name] !== "" && one[name] === other[name];
}

/**
 * An e-invoice as it is for the agency: that it has another buyer is among its findings. Throws a Problem (422) for one that the
 * agency sent itself.
 */
function addressedTo(company: Numbers, document: PurchaseDocument): PurchaseDocument {
  const { supplier, buyer, findings } = document;
  if (areOne(company, supplier)) throw invalid("file", "errors.purchase_own");
  const isNamed = buyer.reg_nr !== "" || buyer.vat_nr !== "";
  const isKnown = company.reg_nr !== "" || company.vat_nr !== "";
  if (!isNamed || !isKnown || areOne(company, buyer)) return document;
  return { ...document, findings: [otherBuyer, ...findings] };
}

/** An e-invoice beside what is known of its supplier: that it names another account is among its findings. */
function withAccount(database: Database, document: PurchaseDocument, supplierId: number): PurchaseDocument {
  const { iban } = found(findClient(database, supplierId));
  const isOther = document.supplier.iban !== "" && document.supplier.iban !== iban;
  return isOther ? { ...document, findings: [otherAccount, ...document.findings] } : document;
}

/** The client that a supplier is by its numbers, out of the archive where it was there, or that it becomes. */
function supplierOf({ database, audit }: Unit, supplier: PurchaseDocument["supplier"]): number {
  const known = findClientByNumbers(database, supplier);
  if (known !== undefined) return kept({ database, audit }, known, supplier.iban);
  const { name, reg_nr, vat_nr, address, iban, country } = supplier;
  const input = checked(clientInput, {
    name,
    short_name: shortNameOf(name),
    reg_nr,
    vat_nr,
    address,
    iban,
    // A country that nobody knows is left to the VAT number.
    country: clientInput.shape.country.safeParse(country).success ? country : "",
  });
  const id = insertClient(database, input);
  audit(id, { after: found(findClient(database, id)) }, "client");
  return id;
}

/**
 * A client who is not in the archive any more, as who sends invoices is dealt with again, and whose account is that of the invoice
 * where none was known.
 */
function kept({ database, audit }: Pick<Unit, "database" | "audit">, id: number, iban: string): number {
  const before = found(findClient(database, id));
  const isNews = before.iban === "" && iban !== "";
  if (!before.is_archived && !isNews) return id;
  if (before.is_archived) archiveClient(database, id, null);
  if (isNews) noteAccount(database, id, iban);
  audit(id, { before, after: found(findClient(database, id)) }, "client");
  return id;
}
