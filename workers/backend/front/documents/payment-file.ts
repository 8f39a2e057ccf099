import { createHash } from "node:crypto";
import { z } from "zod";
import { frontNoun } from "#backend/operations/call.ts";
import { invalid } from "#backend/operations/errors.ts";
import { operation } from "#backend/operations/operation.ts";
import { texts } from "#backend/words/texts.ts";
import { one } from "#model/answer/answer.ts";
import { type Company, company } from "#model/company/company.ts";
import { normaliseIdentifier } from "#model/identifier/identifiers.ts";
import { screens } from "#model/list/screens.ts";
import { type Payable, type PaymentChoice, payableList, paymentChoice } from "#model/payable/payable.ts";
import { isLatvian, type PaymentOrder, paymentFile } from "#model/payable/payment-file.ts";
import { writeXml } from "#model/xml/write.ts";
import { attachment } from "./attachment.ts";
import { fileInTurn } from "./file-turn.ts";
import { read } from "./pdf-answer.ts";
import { insteadOfFile, readerOf } from "./spreadsheets.ts";

/** Payments of suppliers' invoices as a file for the bank (docs/decisions/098). */
export const paymentFiles = frontNoun();

const path = "/payables/file";

paymentFiles.use(
  path,
  insteadOfFile((query) => {
    query.set("file", "none");
    return `${screens.payables.path}?${query}`;
  }),
);

paymentFiles.openapi(
  operation("payables.file", {
    access: { roles: "bookkeepers", modules: "costs" },
    summary: "Payments of suppliers' invoices for the bank, as a message pain.001",
    method: "get",
    path,
    request: { query: paymentChoice },
    responses: {
      200: { description: "The message", content: { "application/xml": { schema: z.string() } } },
    },
  }),
  (c) =>
    fileInTurn(c, async () => {
      const choice = c.req.valid("query");
      const [{ data }, details, { t }] = await Promise.all([
        read(c, "/api/payables", payableList),
        read(c, "/api/companies/1/details", one(company)),
        readerOf(c),
      ]);
      const file = writeXml(paymentFile(orderOf(choice, data, details.data)));
      return new Response(file, {
        headers: {
          "Content-Type": "application/xml",
          "Content-Disposition": attachment(`${t("payables.payments")} ${choice.on}.xml`),
        },
      });
    }),
);

/** What is asked for, as payments. Throws a Problem (422) at the field for an account or an invoice that cannot be paid so. */
function orderOf(
  { invoice, account, on, format }: PaymentChoice,
  all: Payable[],
  details: Company,
): PaymentOrder {
  const payer = details.accounts.find(({ iban }) => iban === normaliseIdentifier(account));
  if (!payer) throw invalid("account", "errors.choice");
  const transfers = [...new Set(invoice)].map((id) => {
    const found = all.find((row) => row.id === id);
    if (!found || found.lacks !== null) throw invalid("invoice", "errors.payable_unfit");
    const { number, supplier, iban, payable_cents: cents } = found;
    const words = texts(isLatvian(iban) ? "lv" : "en");
    return { id, number, name: supplier.name, iban, cents, text: words("payables.text", { number }) };
  });
  const createdAt = new Date().toISOString().replace(/\.\d+Z$/, "Z");
  const order = {
    on,
    format,
    payer: { name: details.legal_name, iban: payer.iban, bic: payer.bic },
    transfers,
  };
  return { ...order, message: messageOf(order), createdAt };
}

/** The same payments on the same day have the same name: a bank that has had them refuses them. */
const messageOf = ({ on, payer, transfers }: Omit<PaymentOrder, "message" | "createdAt">): string =>
  createHash("sha256")
    .update(
      JSON.stringify([on, payer.iban, transfers.map(({ id, iban, cents }) => [id, iban, cents]).sort()]),
    )
    .digest("hex")
    .slice(0, 32);
