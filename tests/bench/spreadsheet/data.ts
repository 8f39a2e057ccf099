export interface Grid {
  titles: string[];
  kinds: ("text" | "money" | "date")[];
  /** Words, cents and local dates. */
  rows: (string | number)[][];
}

export const formats = { money: "#,##0.00", date: "dd.mm.yyyy" };

/** A local date as the number that spreadsheets count days with. */
export const serialOf = (date: string): number =>
  (Date.parse(`${date}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

const statuses = ["Izrakstīts", "Nosūtīts", "Apmaksāts", "Kavēta apmaksa"];

/** Invoices as an agency has them: twelve columns, of which four are amounts and two are dates. */
export function gridOf(count: number): Grid {
  const dateOf = (index: number) =>
    new Date(Date.UTC(2025, 0, 1) + (index % 700) * 86_400_000).toISOString().slice(0, 10);
  return {
    titles: [
      ...["Numurs", "Statuss", "Datums", "Termiņš", "Klients", "Reģ. nr."],
      ...["Projekts", "Tāme", "Bez PVN", "PVN", "Summa", "Neapmaksāts"],
    ],
    kinds: [
      ...(["text", "text", "date", "date", "text", "text"] as const),
      ...(["text", "text", "money", "money", "money", "money"] as const),
    ],
    rows: Array.from({ length: count }, (_, index) => {
      const net = ((index * 7919) % 1_000_000) + 100;
      const vat = Math.round(net * 0.21);
      return [
        ...[`RE-2026-${String(index).padStart(5, "0")}`, statuses[index % 4] ?? ""],
        ...[dateOf(index), dateOf(index + 10), `SIA „Šķērsgriezums ${index % 300}”`],
        ...[String(40_003_000_000 + (index % 300)), `Rudens kampaņa ${index % 900}`, `T-${index % 2000}`],
        ...[net, vat, net + vat, index % 3 === 0 ? net + vat : 1],
      ];
    }),
  };
}
