/** A document as it is described to anyone who renders it: every text, ready to be shown. */
export interface Paper {
  name: string;
  kind: "pdf" | "offer-pdf" | "invoice";
  title: string;
  company: string;
  parties: string[][];
  columns: string[];
  /** Millimetres of each column, for those who ask. */
  widths: number[];
  groups: { name: string; total: string; lines: { texts: string[]; picture?: string }[] }[];
  sums: [label: string, amount: string][];
}

/** What a line is made of in the product. */
export interface Line {
  name: string;
  quantity: number;
  /** Cents. */
  price: number;
}

const perPosition = 10;

export const linesOf = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Reklāmas vizuāļi un ķēžu šķūņi ${index + 1}`,
    quantity: 1 + (index % 40),
    price: 1000 + ((index * 137) % 9000),
  }));

/** Lines by the positions that they are in. */
export const positionsOf = (lines: Line[]): Line[][] =>
  Array.from({ length: Math.ceil(lines.length / perPosition) }, (_, index) =>
    lines.slice(index * perPosition, (index + 1) * perPosition),
  );

const cents = ({ quantity, price }: Line): number => quantity * price;
const sum = (lines: Line[]): number => lines.reduce((all, line) => all + cents(line), 0);

/** As the product shows amounts in Latvian, counted here once more. */
export function euro(amount: number): string {
  const [whole = "", fraction = ""] = (amount / 100).toFixed(2).split(".");
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, " ") : whole;
  return `${grouped},${fraction} €`;
}

const common = { company: "Bench", parties: [["Bench"], ["Klients"]] };
const sumsOf = (net: number): Paper["sums"] => {
  const vat = Math.round((net * 21) / 100);
  return [
    ["Kopā bez PVN", euro(net)],
    ["PVN 21 %", euro(vat)],
    ["Kopā apmaksai", euro(net + vat)],
  ];
};

export function estimateOf(count: number): Paper {
  const lines = linesOf(count);
  return {
    ...common,
    name: `estimate, ${count} lines`,
    kind: "pdf",
    title: "Tāme",
    columns: ["Nosaukums", "Daudzums", "Cena", "Summa"],
    widths: [78, 26, 28, 30],
    groups: positionsOf(lines).map((members, index) => ({
      name: `Pozīcija ${index + 1}`,
      total: euro(sum(members)),
      lines: members.map((line) => ({
        texts: [line.name, `${line.quantity} gab.`, euro(line.price), euro(cents(line))],
      })),
    })),
    sums: sumsOf(sum(lines)),
  };
}

/** An invoice of all lines of such an estimate. */
export function invoiceOf(count: number): Paper {
  const lines = linesOf(count);
  return {
    ...common,
    name: `invoice, ${count} lines`,
    kind: "invoice",
    title: "Rēķins",
    columns: ["Nr.", "Nosaukums", "Daudzums", "Cena bez PVN", "PVN", "Summa bez PVN"],
    widths: [10, 68, 24, 26, 16, 30],
    groups: [
      {
        name: "",
        total: "",
        lines: lines.map((line, index) => ({
          texts: [
            ...[`${index + 1}.`, line.name, `${line.quantity} gab.`],
            ...[euro(line.price), "21 %", euro(cents(line))],
          ],
        })),
      },
    ],
    sums: [
      ["Kopā bez PVN", euro(sum(lines))],
      ["Kopā apmaksai", euro(sum(lines) + Math.round((sum(lines) * 21) / 100))],
    ],
  };
}

/** Products by the hundred: their VAT is whole cents, so that nothing has to be split. */
export const productsOf = (count: number): Line[] =>
  linesOf(count).map((line, index) => ({
    ...line,
    name: `Krūze ${index + 1}`,
    quantity: 100 * line.quantity,
  }));

/** An offer of products, each with that picture. */
export function offerOf(count: number, picture: Uint8Array): Paper {
  const lines = productsOf(count);
  const base64 = Buffer.from(picture).toString("base64");
  return {
    ...common,
    name: `offer, ${count} products`,
    kind: "offer-pdf",
    title: "Piedāvājums",
    columns: ["Nosaukums", "Daudzums", "Cena", "Summa", "PVN 21 %", "Summa ar PVN"],
    widths: [44, 20, 20, 24, 22, 24],
    groups: [
      {
        name: "",
        total: "",
        lines: lines.map((line) => {
          const vat = Math.round((cents(line) * 21) / 100);
          const amounts = [line.price, cents(line), vat, cents(line) + vat].map(euro);
          return { texts: [line.name, `${line.quantity} gab.`, ...amounts], picture: base64 };
        }),
      },
    ],
    sums: sumsOf(sum(lines)),
  };
}

/** The rows that every side has to show, as a reader sees them. */
export const rowsOf = ({ groups, sums }: Paper): string[] => [
  ...groups.flatMap(({ lines }) => lines.map(({ texts }) => texts.join(" "))),
  ...sums.map((row) => row.join(" ")),
];
