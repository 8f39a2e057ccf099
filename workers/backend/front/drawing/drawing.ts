import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { invalid } from "#backend/operations/errors.ts";
import { type Element, schema, seen } from "./allowed.ts";
import { elementsOf, hasTooManyTags, isDeep, isEndless } from "./extent.ts";
import { applyStyles, rulesIn } from "./styles.ts";

/** A drawing as it is kept and shown: of known shapes alone, with its measures in its own units. */
interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** Bytes of a drawing at most: the parser of 2 MB of shapes would be at it for seconds. */
const maxSize = 500_000;
const maxRules = 500;

const namespace = { xmlns: "http://www.w3.org/2000/svg" };

/** A drawing that is one, and is too much. */
const tooMuch = () => invalid("image", "errors.drawing");

/**
 * The drawing that bytes are, cleaned by an allow-list: shapes, gradients, clips and text; what runs, moves, loads or
 * links is gone, and what style sheets say stands in attributes. Null for what is no SVG or shows nothing. Throws a
 * Problem (422) for one of more than 500 kB, 5000 elements, 48 of them in each other, or 20 000 points that are drawn.
 */
export function readDrawing(bytes: Uint8Array): Drawing | null {
  const text = new TextDecoder().decode(bytes.subarray(0, maxSize)).trimStart();
  if (!/^<(\?xml|!--|!doctype svg|svg)[\s>]/i.test(text)) return null;
  if (bytes.byteLength > maxSize || hasTooManyTags(text)) throw tooMuch();
  const svg = parsed(text).children.find((node) => node.type === "element");
  if (svg?.tagName !== "svg") return null;
  if (isDeep(svg)) throw tooMuch();
  const clean = sanitize(plainly(svg), schema);
  if (clean.type !== "element") return null;
  if (isEndless(clean)) throw tooMuch();
  const size = sizeOf(svg);
  if (!size || ![...elementsOf(clean)].some(({ element }) => seen.test(element.tagName))) return null;
  const { box, width, height } = size;
  const head = { ...namespace, viewBox: box.join(" "), width: String(width), height: String(height) };
  clean.properties = { ...head, ...clean.properties, ...head };
  return { svg: written(clean), width, height };
}

/** What reads SVG goes as deep as that does, and there is an end to the stack. */
function parsed(text: string): ReturnType<typeof fromHtml> {
  try {
    return fromHtml(text, { fragment: true });
  } catch (error) {
    throw error instanceof RangeError ? tooMuch() : error;
  }
}

/** The drawing with its looks in attributes, and with references by the newer name alone. */
function plainly(svg: Element): Element {
  const all = [...elementsOf(svg)].map(({ element }) => element);
  const sheets = all.filter(({ tagName }) => tagName === "style");
  const rules = rulesIn(sheets.flatMap((sheet) => sheet.children.map(textOf)).join("\n"), maxRules);
  if (!rules) throw tooMuch();
  for (const element of all) {
    applyStyles(element, rules);
    const { properties } = element;
    properties.href ??= properties.xLinkHref;
    for (const [name, value] of Object.entries(properties))
      if (typeof value === "string")
        properties[name] = value.replace(/url\(\s*["']?(#[^()"'\s]*)["']?\s*\)/g, "url($1)");
  }
  return svg;
}

const textOf = (node: Element["children"][number]): string => (node.type === "text" ? node.value : "");

/** The part of the plane that is shown, and how large that is: one says the other where it is not written. */
function sizeOf({ properties }: Element): { box: number[]; width: number; height: number } | null {
  const box = String(properties.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = box.length === 4 && isSize(box[2]) && isSize(box[3]) && box.every(Number.isFinite);
  const [width, height] = [measured(properties.width), measured(properties.height)];
  if (hasBox) return { box, width: box[2] ?? 0, height: box[3] ?? 0 };
  return isSize(width) && isSize(height) ? { box: [0, 0, width, height], width, height } : null;
}

const isSize = (size = 0): boolean => size > 0 && size < 100_000;

/** A length without a unit or in pixels; NaN for any other. */
const measured = (length: unknown): number => Number(String(length).replace(/px$/, ""));

/** As XML, which a browser reads more strictly than HTML. */
const written = (svg: Element): string =>
  toHtml(svg, {
    space: "svg",
    closeEmptyElements: true,
    characterReferences: { useNamedReferences: false },
  }).replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no such characters
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g,
    "",
  );
