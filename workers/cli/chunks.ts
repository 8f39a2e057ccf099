import type { Rollup } from "vite";

type Modules = Rollup.ManualChunkMeta;

/** What every page runs on. */
const framework =
  /\/build\/(deployment\/)?router\/|\/node_modules\/(react|react-dom|scheduler|@remix-run\/react|react-router|react-router-dom|turbo-stream|lucide-react)\//;
/** The words of a language, in their parts: app/locales/parts.ts. */
const words = /\/app\/locales\/(\w+)\/(?!index)(\w+)\.ts$/;
/** What leaves next to nothing behind where it is used. */
const slight = /\/node_modules\/(@remix-run|date-fns)\//;
const own =
  /\/app\/(ui\/|remix\/|model\/(list|money)\/|locales\/(texts|use-translation)\.ts$|((forms|lists|loading)\/)?[^/]+$)/;
/** Controls of a few pages, and what forms of two people at once need: pages that have one fetch it by themselves. */
const rare =
  /\/app\/(ui\/(charts\/|colour-field|file-chooser|upload-list|use-uploads|use-vat-options|date-filters|filter-dialog|rich-text|rows-field|kept-form|leaving\/(ask|hold|lost|question)|two-step-button|contested\.)|remix\/unsent\.|forms\/(asking|type-again|typed-choice|rows-in-list)\.|lists\/(filtered-list|sorting-choice|address-choice|tab-address)\.)/;
/**
 * How colours are made of others: asked for where some are saved, as pages come with theirs (app/use-palette.ts). The calendar
 * needs a part of it for its blocks.
 */
const colours = /\/app\/model\/branding\/(?:(branding|shades)|(contrast|oklch))\.ts$/;
/** An icon, by its file, and the list that all of them are imported through. */
const icon = /^(.*\/lucide-react\/dist\/esm)\/(icons\/[\w-]+\.mjs)$/;
const iconList = "lucide-react.mjs";
/** What is open all day, which fetches one script beside its own, and nothing that only others need; then the lists. */
const everyday = {
  base: /\/app\/(root|entry\.client|routes\/(frame\/layout|calendar\/page))\.tsx$/,
  lists: /\/app\/routes\/(clients|projects|invoices|users)\/list\.tsx$/,
};
type Everyday = keyof typeof everyday;

/**
 * Puts the framework and our own controls into three scripts: the calendar fetches the first, lists two, forms all of them:
 * left to itself, Rollup makes a file of each icon and each control, some fifty a page, most of them below a kilobyte. A
 * control that another package hangs on (a combobox, a form with a schema) stays with the pages that show it.
 */
export function chunkOf(id: string, modules: Modules) {
  const [, language, part] = words.exec(id) ?? [];
  if (part) return `${language}-${part}`;
  const [, icons, file] = icon.exec(id) ?? [];
  if (icons && file) return everydayIcon(file, `${icons}/${iconList}`, modules) ?? "icons";
  if (framework.test(id)) return "base";
  const [ofColours, isPalette] = colours.exec(id) ?? [];
  if (ofColours) return isPalette ? "palette" : "contrast";
  if (!own.test(id) || rare.test(id)) return undefined;
  const isOurs = (one: string) => !framework.test(one) && !slight.test(one);
  const isFree = (one: string) => !/\/(node_modules|app\/routes|app\/styles)\//.test(one);
  if (![...neededBy([id], modules, isOurs)].every(isFree)) return undefined;
  return everydayScript(modules, (one) => one.has(id)) ?? "controls";
}

/** Modules with all that they import, and so on. */
function neededBy(ids: string[], { getModuleInfo }: Modules, isOf = (_: string) => true): Set<string> {
  const needed = new Set(ids);
  for (const one of needed) {
    for (const next of getModuleInfo(one)?.importedIds ?? []) if (isOf(next)) needed.add(next);
  }
  return needed;
}

const known = new WeakMap<Modules["getModuleInfo"], Record<Everyday, Set<string>>>();

/** What everyday pages are made of: the same for all modules of a build. */
function everydayModules(modules: Modules): Record<Everyday, Set<string>> {
  const ofPages = (pages: RegExp) =>
    neededBy(
      [...modules.getModuleIds()].filter((id) => pages.test(id)),
      modules,
    );
  const found = known.get(modules.getModuleInfo) ?? {
    base: ofPages(everyday.base),
    lists: ofPages(everyday.lists),
  };
  known.set(modules.getModuleInfo, found);
  return found;
}

/** The first script whose pages need something. */
function everydayScript(modules: Modules, isNeeded: (ids: Set<string>) => boolean): Everyday | undefined {
  const { base, lists } = everydayModules(modules);
  if (isNeeded(base)) return "base";
  return isNeeded(lists) ? "lists" : undefined;
}

/** The script of an everyday page that shows an icon. The list of icons knows it by several names. */
function everydayIcon(file: string, list: string, modules: Modules): Everyday | undefined {
  const { code, importers } = modules.getModuleInfo(list) ?? { code: "", importers: [] };
  const line = code?.split("\n").find((each) => each.includes(`'./${file}'`)) ?? "";
  const names = [...line.matchAll(/ as (\w+)/g)].map(([, name]) => name);
  const shows = (importer: string) => {
    const [, imported = ""] =
      /\{([^}]*)\}\s*from\s*"lucide-react"/.exec(modules.getModuleInfo(importer)?.code ?? "") ?? [];
    return imported.split(/\W+/).some((name) => names.includes(name));
  };
  return everydayScript(modules, (ids) => importers.some((importer) => ids.has(importer) && shows(importer)));
}
