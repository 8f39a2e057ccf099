import type { Rollup } from "vite";

type ModuleInfo = Pick<Rollup.ManualChunkMeta, "getModuleInfo">;

/** What every page runs on. */
const framework =
  /\/build\/(deployment\/)?router\/|\/node_modules\/(react|react-dom|scheduler|@remix-run\/react|react-router|react-router-dom|turbo-stream|lucide-react)\//;
/** The words of a language, in their parts: app/locales/parts.ts. */
const words = /\/app\/locales\/(\w+)\/(everyday|lists|rest)\.ts$/;
/** What leaves next to nothing behind where it is used. */
const slight = /\/node_modules\/(@remix-run|date-fns)\//;
const own = /\/app\/(ui\/|locales\/(texts|use-translation)\.ts$|[^/]+$)/;
/** Controls of a few pages, and what forms of two people at once need: pages that have one fetch it by themselves. */
const rare =
  /\/app\/(ui\/(charts\/|colour-field|file-chooser|upload-list|use-uploads|use-vat-options|rich-text|kept-form|leaving\/(ask|question)|two-step-button|contested\.)|asking\.|begun\.|unsent\.|type-again\.|typed-choice\.|filtered-list\.|rows-in-list\.)/;
/** An icon, by its file, and the list that all of them are imported through. */
const icon = /^(.*\/lucide-react\/dist\/esm)\/(icons\/[\w-]+\.mjs)$/;
const iconList = "lucide-react.mjs";
/** What stands on every page, and on the one that is open all day. */
const everyday = /\/app\/(ui|routes\/(frame|calendar))\//;

/**
 * Puts the framework and our own controls into one script, which every page fetches once: left to itself, Rollup makes a
 * file of each icon and each control, some fifty a page, most of them below a kilobyte. A control that another package
 * hangs on (a combobox, a form with a schema) stays with the pages that show it.
 */
export function chunkOf(id: string, { getModuleInfo }: ModuleInfo) {
  const [, language, part] = words.exec(id) ?? [];
  if (part) return `${language}-${part}`;
  const [, icons, file] = icon.exec(id) ?? [];
  if (icons && file) return isEverydayIcon(file, `${icons}/${iconList}`, getModuleInfo) ? "base" : "icons";
  if (framework.test(id)) return "base";
  if (!own.test(id) || rare.test(id)) return undefined;
  const isOurs = (one: string) => !framework.test(one) && !slight.test(one);
  const needed = new Set([id]);
  for (const one of needed) {
    for (const next of getModuleInfo(one)?.importedIds ?? []) if (isOurs(next)) needed.add(next);
  }
  const isFree = (one: string) => !/\/(node_modules|app\/routes|app\/styles)\//.test(one);
  return [...needed].every(isFree) ? "base" : undefined;
}

/** Whether something that is open all day shows an icon. Its list knows it by several names. */
function isEverydayIcon(file: string, list: string, getModuleInfo: ModuleInfo["getModuleInfo"]): boolean {
  const { code, importers } = getModuleInfo(list) ?? { code: "", importers: [] };
  const line = code?.split("\n").find((each) => each.includes(`'./${file}'`)) ?? "";
  const names = [...line.matchAll(/ as (\w+)/g)].map(([, name]) => name);
  return importers
    .filter((importer) => everyday.test(importer))
    .some((importer) => {
      const [, imported = ""] =
        /\{([^}]*)\}\s*from\s*"lucide-react"/.exec(getModuleInfo(importer)?.code ?? "") ?? [];
      return imported.split(/\W+/).some((name) => names.includes(name));
    });
}
