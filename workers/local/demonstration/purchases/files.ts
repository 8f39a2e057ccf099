import { createHash } from "node:crypto";
import { isLocalDate } from "#model/date/dates.ts";
import { latvianBanks } from "../banks.ts";
import { companyOf } from "../company.ts";
import { type DemonstrationName, demonstrationNames } from "../demonstrations.ts";
import { latvianIban } from "../identifiers.ts";
import { randomFrom } from "../random.ts";
import { type DemonstrationRows, demonstrationRows } from "../rows.ts";
import { purchaseXml } from "./ubl.ts";

/** The e-invoice that a supplier's invoice came as. */
export interface PurchaseFile {
  name: string;
  /** What it was called where it came from. */
  original: string;
  content: string;
  size: number;
  sha256: string;
}

type Told = Pick<DemonstrationRows, "clients" | "suppliers" | "purchases">;

/** The files of an installation's purchases, in their order: the same whenever they are written. */
export function purchaseFiles(
  name: DemonstrationName,
  today: string,
  { clients, suppliers, purchases }: Told,
): PurchaseFile[] {
  const buyer = companyOf(name);
  const known = new Map([...clients, ...suppliers].map((client) => [client.name, client]));
  return purchases.map((row, index) => {
    const supplier = known.get(row.supplier);
    if (!supplier) throw new Error(`There is no supplier ${row.supplier}`);
    const iban = row.isOtherAccount ? otherAccountOf(supplier) : supplier.iban;
    const content = purchaseXml({ row, supplier, iban, buyer: { ...buyer, name: buyer.legal_name } });
    return {
      name: nameOf(name, today, index),
      original: `${row.number.replaceAll(/[^\w-]+/g, "-")}.xml`,
      content,
      size: new TextEncoder().encode(content).length,
      sha256: hash(content),
    };
  });
}

/** An account at another bank. */
function otherAccountOf({ name, swift }: { name: string; swift: string }): string {
  const other = latvianBanks.find((bank) => bank.swift !== swift)?.swift ?? swift;
  return latvianIban(randomFrom(`${name}/account`), other);
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * 32 hexadecimal digits, as the names of uploaded files have: the first of them say whose it is, of which day and which one, so
 * that it can be written when somebody opens it.
 */
function nameOf(name: DemonstrationName, today: string, index: number): string {
  const place = `${demonstrationNames.indexOf(name)}${today.replaceAll("-", "")}${String(index).padStart(3, "0")}`;
  return `${place}${hash(`purchase ${place}`).slice(0, 20)}.xml`;
}

/** The file of any demonstration's purchase that is called so. */
export function purchaseFileOf(file: string): PurchaseFile | undefined {
  const [, place = "", year, month, day] = /^(\d)(\d{4})(\d\d)(\d\d)\d{3}[\da-f]{20}\.xml$/.exec(file) ?? [];
  const name = demonstrationNames[Number(place)];
  const today = `${year}-${month}-${day}`;
  if (place === "" || !name || !isLocalDate(today)) return undefined;
  return writtenOn(name, today).find((one) => one.name === file);
}

const written = new Map<string, PurchaseFile[]>();

/** The files of a day, written once: a person opens several of them. */
function writtenOn(name: DemonstrationName, today: string): PurchaseFile[] {
  const key = `${name} ${today}`;
  const files = written.get(key) ?? purchaseFiles(name, today, demonstrationRows(name, today));
  written.set(key, files);
  return files;
}
