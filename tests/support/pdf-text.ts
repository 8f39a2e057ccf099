import { inflateSync } from "node:zlib";

/** A piece of text on a page, where it begins: points from the left and from the top. */
interface Piece {
  x: number;
  y: number;
  text: string;
  /** The marked content that it is in, by its number on the page; null for what is in no structure. */
  mark: number | null;
}

/** The words of each page of a PDF as a reader sees them: line by line from the top, pieces of a line from the left. */
export const pagesIn = (bytes: Uint8Array): string[] =>
  piecesIn(bytes).map((pieces) => linesOf(pieces).join("\n"));

/**
 * The texts of each page and where they begin. Reads what pdfkit writes (PDF 1.7, ISO 32000): each page one stream of operators; a font each with a map of its glyphs to
 * Unicode. Throws for a font without one: its text could be neither searched nor copied.
 */
export function piecesIn(bytes: Uint8Array): Piece[][] {
  const objects = objectsIn(Buffer.from(bytes).toString("latin1"));
  const at = (reference: string | undefined) => objects.get(Number(reference)) ?? { head: "", stream: "" };
  const [, kids = ""] = /\/Kids \[(.*?)\]/s.exec([...objects.values()].map(({ head }) => head).join()) ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, page]) => {
    const { head } = at(page);
    const content = at(/\/Contents (\d+) 0 R/.exec(head)?.[1]).stream;
    const resources = at(/\/Resources (\d+) 0 R/.exec(head)?.[1]).head;
    const fonts = /\/Font <<(.*?)>>/s.exec(resources)?.[1] ?? "";
    const maps = new Map(
      [...fonts.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = "", reference]) => [
        name,
        unicodeOf(at(/\/ToUnicode (\d+) 0 R/.exec(at(reference).head)?.[1]).stream),
      ]),
    );
    return shownIn(content, maps);
  });
}

/** The objects of a file by their numbers: what stands in front of a stream, and the stream as it was packed. */
export function objectsIn(file: string): Map<number, { head: string; stream: string }> {
  const objects = new Map<number, { head: string; stream: string }>();
  for (const [, number, body = ""] of file.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [head = "", packed] = body.split("\nstream\n");
    const raw = Buffer.from(packed?.replace(/\nendstream$/, "") ?? "", "latin1");
    const isPacked =
      packed !== undefined && head.includes("/FlateDecode") && !head.includes("/Subtype /Image");
    objects.set(Number(number), { head, stream: (isPacked ? inflateSync(raw) : raw).toString("latin1") });
  }
  return objects;
}

/** Unicode by glyph, of a ToUnicode map. */
function unicodeOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  const letters = (hex: string) => Buffer.from(hex.trim(), "hex").swap16().toString("utf16le");
  for (const [, from = "", , list = ""] of map.matchAll(/<(\w+)> <(\w+)> \[(.*?)\]/gs)) {
    let glyph = Number.parseInt(from, 16);
    for (const [, hex = ""] of list.matchAll(/<([\w ]*)>/g))
      glyphs.set(glyph++, letters(hex.replaceAll(" ", "")));
  }
  return glyphs;
}

type Matrix = [number, number, number, number, number, number];

/** One change of coordinates after another (ISO 32000-1, 8.3.4). */
const after = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + b * r,
  a * q + b * s,
  c * p + d * r,
  c * q + d * s,
  e * p + f * r + t,
  e * q + f * s + u,
];

/** What a page's operators show: `Tf` chooses a font, `cm` and `Tm` say where, `TJ` shows glyphs. */
function shownIn(content: string, maps: Map<string, Map<number, string>>): Piece[] {
  const pieces: Piece[] = [];
  const saved: Matrix[] = [];
  let page = unmoved;
  let text = unmoved;
  let font = new Map<number, string>();
  let mark: number | null = null;
  for (const line of content.split("\n")) {
    if (line === "q") saved.push(page);
    else if (line === "Q") page = saved.pop() ?? unmoved;
    else if (line.startsWith("/MCID ")) mark = Number(line.slice(6));
    else if (line === "EMC") mark = null;
    else if (line.endsWith(" cm")) page = after(matrixOf(line), page);
    else if (line.endsWith(" Tm")) text = matrixOf(line);
    else if (line.endsWith(" Tf")) font = mapOf(maps, line.slice(1, line.indexOf(" ")));
    else if (line.endsWith(" TJ")) {
      const [, , , , x, y] = after(text, page);
      pieces.push({ x, y: -y, text: textOf(line, font), mark });
    }
  }
  return pieces;
}

const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

function matrixOf(operator: string): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = operator.split(" ").map(Number);
  return [a, b, c, d, e, f];
}

function mapOf(maps: Map<string, Map<number, string>>, name: string): Map<number, string> {
  const map = maps.get(name);
  if (!map || map.size === 0) throw new Error(`Font ${name} does not say what its glyphs mean`);
  return map;
}

const textOf = (operator: string, font: Map<number, string>): string =>
  [...operator.matchAll(/<(\w+)>/g)]
    .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? "\ufffd")
    .join("");

/** Pieces at one height are a line. */
function linesOf(pieces: Piece[]): string[] {
  const lines = Map.groupBy(pieces, ({ y }) => Math.round(y / 3));
  return [...lines]
    .sort(([one], [other]) => one - other)
    .map(([, line]) => line.sort((one, other) => one.x - other.x).map(({ text }) => text))
    .map((words) =>
      words
        .join(" ")
        .replace(/[\s\u00a0]+/gu, " ")
        .trim(),
    );
}
