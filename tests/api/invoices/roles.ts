import { nobody, office, type Roles } from "../roles/callers.ts";

/** Who may do what here, by hand (tests/api/roles/matrix.ts). */
export const roles: Roles = {
  "invoices.list": [["GET", "/invoices"], office],
  "invoices.columns": [["GET", "/invoices/columns"], office],
  "invoices.export": [["GET", "/invoices/export"], office],
  "invoices.of_estimate": [["GET", `/${nobody}/invoices`], office],
  "invoices.choices": [["GET", `/${nobody}/invoices/create`], office],
  "invoices.create": [["POST", `/${nobody}/invoices`, {}], office],
  "invoices.read": [["GET", `/invoices/${nobody}`], office],
  "invoices.update": [["PATCH", `/invoices/${nobody}`, {}], office],
  "invoices.delete": [["DELETE", `/invoices/${nobody}`], office],
  "invoices.issue": [["POST", `/invoices/${nobody}/final_document`, {}], office],
  "invoices.close": [["POST", `/invoices/${nobody}/close`, {}], office],
  "invoices.pdf": [["GET", `/invoices/pdf/${nobody}`], office],
  "invoices.einvoice": [["GET", `/invoices/${nobody}/einvoice`], office],
  "invoices.einvoice_findings": [["GET", `/invoices/${nobody}/einvoice/findings`], office],
  "payments.create": [["POST", `/invoices/${nobody}/payments`, {}], office],
  "payments.delete": [["DELETE", `/invoices/${nobody}/payments/${nobody}`], office],
  "invoice_mails.list": [["GET", `/invoices/${nobody}/mails`], office],
  "invoice_mails.draft": [["GET", `/invoices/${nobody}/mail_draft`], office],
  "invoice_mails.create": [["POST", `/invoices/${nobody}/mails`, {}], office],
  "document_mails.read": [["GET", `/document_mails/${nobody}`], office],
  "document_mails.file": [["GET", `/document_mails/${nobody}/file`], office],
  "invoice_credit.read": [["GET", `/invoices/${nobody}/credit`], office],
  "invoice_credit.refund": [["POST", `/invoices/${nobody}/refunds`, {}], office],
  "invoice_credit.transfer": [["POST", `/invoices/${nobody}/transfers`, {}], office],
};
