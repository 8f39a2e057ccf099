import { fileTypes } from "./file-rules.ts";

/** What a supplier's invoice comes as: an e-invoice, or what is typed from. */
export const purchaseTypes = [...fileTypes, "application/xml"] as const;
export type PurchaseType = (typeof purchaseTypes)[number];

/** What a chooser of files offers: systems that know no type of XML go by the ending. */
export const purchaseEndings = [...fileTypes, "application/xml", "text/xml", ".xml"] as const;

/** Bytes of one at most: pictures and attachments that an e-invoice holds are in it. */
export const maxPurchaseSize = 10 * 1024 * 1024;
