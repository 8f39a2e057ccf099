/** What production refuses and a local run takes (design §6). */
const maxParameters = 100;
const maxRow = 2 * 1024 * 1024;
const maxPattern = 50;
const maxArguments = 32;

/** Throws where a statement is more than production's SQLite takes. */
export function keepLimits(query: string, values: readonly unknown[]): void {
  if (values.length > maxParameters) throw new Error(`${values.length} bound parameters: ${query}`);
  if (bytesOf(values) > maxRow) throw new Error(`A row of more than 2 MB: ${query}`);
  if (/\b(like|glob)\b/i.test(query)) {
    const pattern = values.find((value) => typeof value === "string" && bytesOf([value]) > maxPattern);
    if (pattern !== undefined) throw new Error(`A pattern of more than ${maxPattern} bytes: ${query}`);
  }
  // Statements that were looked at once are not read again: there are some hundreds of them.
  if (known.has(query)) return;
  if (widestCall(query) > maxArguments) throw new Error(`A function of many arguments: ${query}`);
  known.add(query);
}

const known = new Set<string>();

const encoder = new TextEncoder();

/** Bytes of the values; texts that cannot come near the limit are not encoded. */
function bytesOf(values: readonly unknown[]): number {
  let bytes = 0;
  for (const value of values) {
    if (typeof value === "string") bytes += value.length < 16 ? value.length : encoder.encode(value).length;
    else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) bytes += value.byteLength;
  }
  return bytes;
}

/** Arguments of the function call in a statement that has most of them. Lists after `in` and `values` are none. */
function widestCall(query: string): number {
  const open: { isCall: boolean; commas: number }[] = [];
  let widest = 0;
  for (const [token] of query.matchAll(/'(?:[^']|'')*'|"[^"]*"|[\w$]+\s*\(|[(),]/g)) {
    const last = open.at(-1);
    if (token === ",") {
      if (last) last.commas += 1;
    } else if (token === ")") {
      const { isCall = false, commas = 0 } = open.pop() ?? {};
      if (isCall) widest = Math.max(widest, commas + 1);
    } else if (token.endsWith("(")) {
      const isCall = token.length > 1 && !/^(in|values|as|key|unique|check)\s*\($/i.test(token);
      open.push({ isCall, commas: 0 });
    }
  }
  return widest;
}

/** A storage that keeps production's limits, for local runs and tests. */
export function withinLimits(storage: DurableObjectStorage): DurableObjectStorage {
  const exec = (query: string, ...values: unknown[]) => {
    keepLimits(query, values);
    return storage.sql.exec(query, ...values);
  };
  return withOther(storage, "sql", withOther(storage.sql, "exec", exec));
}

/** An object of the runtime with another member: its own have to be called on itself. */
const withOther = <Target extends object>(whole: Target, changed: keyof Target, other: unknown): Target =>
  new Proxy(whole, {
    get(target, name) {
      if (name === changed) return other;
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
