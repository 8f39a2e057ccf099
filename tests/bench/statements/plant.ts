import type { Open } from "#model/bank-statement/match.ts";
import type { OpenDocument, Payer } from "#model/bank-statement/proposal.ts";
import type { BankEntry } from "#model/bank-statement/statement.ts";
import { creditorReference } from "#model/invoice/creditor-reference.ts";

/** Entries and documents to match them with, and the documents that each entry is made for. */
export interface Planted {
  readonly entries: BankEntry[];
  readonly open: Open;
  readonly wanted: number[][];
}

interface Shape {
  /** Documents of a client. */
  readonly perClient: number;
  /** Whether no entry names or comes to anything, but each might: every combination is looked at. */
  readonly isHard?: boolean;
}
const day = (index: number): string => `2026-01-${String((index % 28) + 1).padStart(2, "0")}`;
const account = (client: number): string => `LV00BANK${String(client).padStart(13, "0")}`;

/** Half as many documents as entries, each of another even sum. */
export function plant(count: number, { perClient, isHard = false }: Shape): Planted {
  const documents = Array.from({ length: count / 2 }, (_each, index): OpenDocument => {
    const number = `RE-2026-${String(index + 1).padStart(6, "0")}`;
    return {
      id: index + 1,
      number,
      reference: creditorReference(number),
      open_cents: 10_000 + index * 14,
      date: day(index),
      due_date: null,
      client_id: Math.floor(index / perClient) + 1,
    };
  });
  const payers = Array.from({ length: Math.ceil(documents.length / perClient) }, (_each, index): Payer => {
    const client_id = index + 1;
    return { client_id, ibans: [account(client_id)], registration_nr: "", name: `SIA Klients ${client_id}` };
  });
  const made = documents.flatMap((document, index) => {
    const unmatched = entry(index, { text, amount: isHard ? 120_001 : 3, client: document.client_id });
    const paying = isHard ? unmatched : paymentOf(document, index);
    return [
      { entry: paying, wanted: isHard ? [] : [document.id] },
      { entry: unmatched, wanted: [] },
    ];
  });
  return {
    entries: made.map((one) => one.entry),
    open: { documents, purchases: [], payers },
    wanted: made.map(({ wanted }) => wanted),
  };
}

const text = "Paldies par sadarbību 2026. gadā, summa ar PVN 21 %, līgums 17/2025";

/** Pays a document by its reference in its place or in the text, its number in two forms, or its amount alone. */
function paymentOf(document: OpenDocument, index: number): BankEntry {
  const { number, open_cents: amount } = document;
  const reference = document.reference ?? "";
  const ways: Omit<Told, "amount">[] = [
    { text: "", reference, client: 0 },
    { text: `${text} ${reference}`, client: 0 },
    { text: `Rēķins ${number}. ${text}`, client: 0 },
    { text, client: document.client_id },
    { text: `${text} re ${number.slice(3)}`, client: 0 },
  ];
  return entry(index, { amount, ...(ways[index % ways.length] ?? { text, client: 0 }) });
}

interface Told {
  text: string;
  amount: number;
  client: number;
  reference?: string;
}

const entry = (index: number, { text, amount, client, reference = "" }: Told): BankEntry => ({
  key: `${day(index)}|${amount}|${index}`,
  booked_on: day(index),
  amount_cents: amount,
  currency: "EUR",
  is_reversal: false,
  reference,
  text,
  end_to_end: "",
  kind: "payment",
  party: {
    name: client ? `Klients ${client} SIA` : "",
    iban: client ? account(client) : "",
    registration_nr: "",
  },
});
