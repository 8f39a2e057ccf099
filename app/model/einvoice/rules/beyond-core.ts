import { beyondCore } from "../codes/beyond-core.ts";
import { beyondCoreLines } from "../codes/beyond-core-lines.ts";
import { lines } from "./facts.ts";
import { at, atEach, has, isAny, type Place, raw, type Sheet } from "./place.ts";
import { fatal, type Rule, warning } from "./rule.ts";

/** What a document may hold beyond the core, by where it stands. */
interface Branch {
  /** The rules against it, and those against its attributes. */
  readonly rules: string[];
  readonly attributes: [rule: string, name: string][];
  readonly branches: Map<string, Branch>;
}
const branch = (): Branch => ({ rules: [], attributes: [], branches: new Map() });

/** The paths from the document, as a tree: it is walked once instead of once for each of them. */
const fromDocument = branch();
/** The paths that may start anywhere: rule, the first name, what follows it, and an attribute. */
const anywhere: { rule: string; first: string; further: string; attribute: string | undefined }[] = [];
const rules: string[] = [];

/** Reads the lists: a path that ends in a slash is that of what follows it. */
function plant(list: string): void {
  let prefix = "";
  for (const token of list.trim().split(/\s+/)) {
    const [number = "", path] = token.split("=");
    if (path === undefined) prefix = token === "." ? "" : token;
    else plantOne(`UBL-CR-${number}`, path.startsWith("//") ? path : `${prefix}${path}`);
  }
}

function plantOne(rule: string, path: string): void {
  rules.push(rule);
  const [elements = "", attribute] = path.split("@");
  if (elements.startsWith("//")) {
    const [first = "", ...further] = elements.slice(2).split("/");
    anywhere.push({ rule, first, further: further.join("/"), attribute });
    return;
  }
  let here = fromDocument;
  for (const step of elements.split("/")) {
    const next = here.branches.get(step) ?? branch();
    here.branches.set(step, next);
    here = next;
  }
  if (attribute === undefined) here.rules.push(rule);
  else here.attributes.push([rule, attribute]);
}

plant(beyondCore);
plant(beyondCoreLines);

const found = new WeakMap<Sheet, ReadonlyMap<string, Place>>();

/** What of a document is beyond the core: by each rule the first place that breaks it. */
function strangers(sheet: Sheet): ReadonlyMap<string, Place> {
  const known = found.get(sheet);
  if (known) return known;
  const made = new Map<string, Place>();
  const note = (rule: string, place: Place | undefined) => {
    if (place && !made.has(rule)) made.set(rule, place);
  };
  const walk = (place: Place, { branches }: Branch) => {
    for (const child of place.children) {
      const next = branches.get(lines.includes(child.name) && place.parent === null ? "line" : child.name);
      if (!next) continue;
      for (const rule of next.rules) note(rule, child);
      for (const [rule, name] of next.attributes) if (child.attributes[name] !== undefined) note(rule, child);
      walk(child, next);
    }
  };
  walk(sheet.root, fromDocument);
  for (const { rule, first, further, attribute } of anywhere) {
    const all = first === "" ? sheet.carriers(attribute ?? "") : sheet.all(first);
    const places = further === "" ? all : atEach(all, further);
    note(
      rule,
      places.find(({ attributes }) => attribute === undefined || attributes[attribute] !== undefined),
    );
  }
  found.set(sheet, made);
  return made;
}

const isObject = (reference: Place): boolean => isAny(reference, "cbc:DocumentTypeCode", "130");
const references = (sheet: Sheet): readonly Place[] => sheet.all("cac:AdditionalDocumentReference");

/** UBL-CR-665: whether a reference may be to something else than an invoiced object: it has another type, or none. */
const isOther = (reference: Place): boolean =>
  !has(reference, "cbc:DocumentTypeCode") ||
  at(reference, "cbc:DocumentTypeCode").some(({ text }) => text !== "130");

/** UBL-CR: what UBL has and the core does not. A document should do without it, some of it it may not have. */
export const beyondCoreRules: Rule[] = [
  ...rules.map((rule) =>
    warning(
      rule,
      (_root, sheet) => !strangers(sheet).has(rule),
      (_root, sheet) => strangers(sheet).get(rule),
    ),
  ),
  warning(
    "UBL-CR-002",
    (root) => !has(root, "cbc:UBLVersionID") || raw(root, "cbc:UBLVersionID") === "2.1",
    "cbc:UBLVersionID",
  ),
  warning(
    "UBL-CR-412",
    (root) => root.name === "CreditNote" || !has(root, "cac:PaymentMeans/cbc:PaymentDueDate"),
    "cac:PaymentMeans/cbc:PaymentDueDate",
  ),
  warning("UBL-CR-665", (_root, sheet) =>
    atEach(references(sheet).filter(isOther), "cbc:ID").every(
      ({ attributes }) => attributes.schemeID === undefined,
    ),
  ),
  fatal("UBL-CR-666", (_root, sheet) =>
    references(sheet).every((each) => !isObject(each) || !has(each, "cac:Attachment")),
  ),
  fatal("UBL-CR-673", (_root, sheet) =>
    references(sheet).every((each) => !isObject(each) || !has(each, "cbc:DocumentDescription")),
  ),
];
