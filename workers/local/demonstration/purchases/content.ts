/** What a supplier sells: `price` in cents for one, and how many are sold at once. */
export interface Ware {
  name: string;
  /** UN/ECE Rec 20. */
  unit: string;
  price: number;
  step: number;
}

/** A supplier that is no client otherwise; its number and account are computed. */
export interface SupplierSketch {
  name: string;
  short_name: string;
  address: string;
  /** BIC of its bank. */
  swift: string;
  contact: string;
}

/** How a supplier, one of its own or a client, numbers its invoices and when it wants its money. */
interface Terms {
  supplier: string;
  /** {year} is that of the date, # the number. */
  number: string;
  /** The number before its first invoice here; others get invoices as well. */
  counted: number;
  /** Days until an invoice is due. */
  terms: number;
  /** Projects that it works for. */
  projects?: RegExp;
}

/** What an invoice is given to: no project, one, two, or the project of which nothing is left. */
type Given = "none" | "one" | "two" | "loss";

/** What became of an invoice, where it was not paid in time. */
type Fate = "waiting" | "rejected" | "late";

/** How many there are follows from a share of what the project is worth, unless it is said: about so many, where it varies. */
export interface ToldLine {
  ware: Ware;
  share?: number;
  count?: number;
  varies?: boolean;
}

/** An invoice of a supplier. */
export interface Told {
  supplier: string;
  /** Local days before today. */
  ago: number;
  given: Given;
  lines: readonly ToldLine[];
  fate?: Fate;
  reason?: string;
  /** It gives back the first line of the supplier's last invoice. */
  isCredit?: boolean;
  /** It asks to be paid into another account than is known. */
  isOtherAccount?: boolean;
}

/** What comes on the first of each month. */
export type Monthly = Pick<Told, "supplier" | "lines">;

export interface PurchaseContent {
  suppliers: readonly SupplierSketch[];
  terms: readonly Terms[];
  monthly: readonly Monthly[];
  told: readonly Told[];
}

export const ware = (name: string, unit: string, price: number, step = 1): Ware => ({
  name,
  unit,
  price,
  step,
});
