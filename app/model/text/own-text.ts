/** The gaps of a text, each once: "{{count}} no {{total}}" has "count" and "total". */
export const gapsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(gap)].map(([, name = ""]) => name)),
];

const gap = /\{\{\s*([\w.]+)\s*\}\}/g;

/**
 * Whether an installation's own text can stand for a built-in one: it has the same gaps, and nothing that looks like one.
 * `forms` are all plural forms of the text: what a form leaves out ("nothing found") another may say in its place.
 */
export function keepsGaps(own: string, builtIn: string, forms: readonly string[] = [builtIn]): boolean {
  const has = gapsIn(own);
  const known = forms.flatMap(gapsIn);
  // "$t(…)" would put another text in.
  const isBroken = /\{\{|\}\}|\$t\(/.test(own.replace(gap, ""));
  return (
    !isBroken &&
    gapsIn(builtIn).every((name) => has.includes(name)) &&
    has.every((name) => known.includes(name))
  );
}
