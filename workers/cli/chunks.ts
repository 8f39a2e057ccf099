import type { Rollup } from "vite";

/** What every page runs on, and the icons of all. */
const framework =
  /\/build\/router\/|\/node_modules\/(react|react-dom|scheduler|@remix-run\/react|react-router|react-router-dom|turbo-stream|i18next|react-i18next|html-parse-stringify|void-elements|lucide-react)\//;
/** The words of a language, in two files: app/locales/everyday.ts. */
const words = /\/app\/locales\/(\w+)\/(everyday|rest)\.ts$/;
/** What leaves next to nothing behind where it is used. */
const slight = /\/node_modules\/(@remix-run|date-fns)\//;
const own = /\/app\/(ui\/|[^/]+$)/;

/**
 * Puts the framework and our own controls into one script, which every page fetches once: left to itself, Rollup makes a
 * file of each icon and each control, some fifty a page, most of them below a kilobyte. A control that another package
 * hangs on (a combobox, a form with a schema) stays with the pages that show it.
 */
export function chunkOf(id: string, { getModuleInfo }: Pick<Rollup.ManualChunkMeta, "getModuleInfo">) {
  const [, language, part] = words.exec(id) ?? [];
  if (part) return `${language}-${part}`;
  if (framework.test(id)) return "base";
  if (!own.test(id)) return undefined;
  const isOurs = (one: string) => !framework.test(one) && !slight.test(one);
  const needed = new Set([id]);
  for (const one of needed) {
    for (const next of getModuleInfo(one)?.importedIds ?? []) if (isOurs(next)) needed.add(next);
  }
  const isFree = (one: string) => !/\/(node_modules|app\/routes|app\/styles)\//.test(one);
  return [...needed].every(isFree) ? "base" : undefined;
}
