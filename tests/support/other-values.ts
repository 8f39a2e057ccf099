type Row = Record<string, unknown>;
type Path = readonly (string | number)[];

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A row of an answer, and the object of the body that it was made or changed with. */
interface Place {
  row: Row;
  inBody: Path;
  inRow: Path;
}

/** The places of a body that an answer has rows for: the body itself, and the objects and lists in it. */
export function placesOf(body: unknown, answered: unknown, inBody: Path = [], inRow: Path = []): Place[] {
  if (Array.isArray(body))
    return body.flatMap((one, at) => placesOf(one, partOf(answered, at), [...inBody, at], [...inRow, at]));
  if (!isRow(body)) return [];
  const here = isRow(answered) ? [{ row: answered, inBody, inRow }] : [];
  const inside = Object.entries(body).flatMap(([name, value]) =>
    // A list that is the whole answer is of what the body lists.
    Array.isArray(answered)
      ? placesOf(value, answered, [...inBody, name], inRow)
      : placesOf(value, partOf(answered, name), [...inBody, name], [...inRow, name]),
  );
  return [...here, ...inside];
}

const partOf = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** The fields of a row but for those that say which it is and count its changes. */
export const fieldsOf = (row: Row): string[] =>
  Object.keys(row).filter((name) => !["id", "calendar_id", "version", "revision"].includes(name));

/** Values that differ from what a row has: of its kind, or of every kind where it has nothing. */
export function other(held: unknown): unknown[] {
  if (typeof held === "boolean") return [!held];
  if (typeof held === "number") return [held + 1, held === 1 ? 3 : 1];
  if (Array.isArray(held)) return held.length > 0 ? [[...held, held[0]]] : [[1], [{ id: 1 }], ["x"]];
  if (isRow(held))
    return Object.entries(held).flatMap(([name, value]) =>
      other(value).map((one) => ({ ...held, [name]: one })),
    );
  if (typeof held === "string" && /^\d{4}-\d\d-\d\d$/.test(held)) return ["2026-11-19"];
  if (typeof held === "string" && /^\d+\.\d+$/.test(held)) return ["7.77"];
  if (typeof held === "string" && held !== "") return [`${held}x`];
  return ["x", 1, true, "2026-11-20", "7.50", { id: 1 }, [1]];
}

/** A body with a value at a place of it. */
export function withField(body: unknown, [first, ...rest]: Path, value: unknown): Row {
  const target = Object(Array.isArray(body) ? [...body] : { ...Object(body) });
  target[first ?? ""] = rest.length > 0 ? withField(target[first ?? ""], rest, value) : value;
  return target;
}

/** Whether an answer has a value at a place: a number in any spelling, a row by its id. */
export const says = (answer: unknown, path: Path, value: unknown): boolean =>
  isSaid(value, path.reduce(partOf, answer));

function isSaid(sent: unknown, held: unknown): boolean {
  if (Array.isArray(sent))
    return (
      Array.isArray(held) && sent.length === held.length && sent.every((one, at) => isSaid(one, held[at]))
    );
  if (isRow(sent) && isRow(held) && !("id" in sent))
    return Object.entries(sent).every(([name, value]) => isSaid(value, held[name]));
  const [one, other] = [sent, held].map((side) => (isRow(side) ? side.id : side));
  return bare(one) === bare(other) || (bare(one) !== "" && other !== null && Number(one) === Number(other));
}

/** Identifiers are stored without what sets them apart, in capitals (domain §2). */
const bare = (value: unknown): string => String(value).replace(/[\s-]/g, "").toUpperCase();
