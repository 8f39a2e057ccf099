const sets = new WeakMap<object, ReadonlySet<string>>();

/** Codes as they are kept: in one text, a space between each two. */
export interface CodeList {
  readonly codes: string;
}

export const codeList = (codes: string): CodeList => ({ codes: codes.trim().replace(/\s+/g, " ") });

/** Whether a code is one of a list. */
export function isCode(list: CodeList, code: string): boolean {
  const known = sets.get(list);
  if (known) return known.has(code);
  const made = new Set(list.codes.split(" "));
  sets.set(list, made);
  return made.has(code);
}

/** Whether a text stands anywhere in a list as it is written: how some official rules look codes up. */
export const isInList = ({ codes }: CodeList, text: string): boolean => ` ${codes} `.includes(text);
