import { objectsIn } from "./pdf-text.ts";

interface PrintedPage {
  /** Points. */
  width: number;
  height: number;
  /** What a browser made links of: where they lead, and their edges in points from the left of the page. */
  links: { to: string; left: number; right: number }[];
}

/** The pages of a PDF that Chromium printed, with the links on each (ISO 32000-1, 12.5.6.5). */
export function printedPages(file: Buffer): PrintedPage[] {
  const objects = objectsIn(file.toString("latin1"));
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const [, width = 0, height = 0] = /\/MediaBox \[0 0 (\S+) (\S+)\]/.exec(head)?.map(Number) ?? [];
      const [, listed = ""] = /\/Annots \[(.*?)\]/s.exec(head) ?? [];
      const links = [...listed.matchAll(/(\d+) 0 R/g)].flatMap(([, number]) => {
        const link = objects.get(Number(number))?.head ?? "";
        const [, left = 0, right = 0] = /\/Rect \[(\S+) \S+ (\S+) \S+\]/.exec(link)?.map(Number) ?? [];
        const [, to] = /\/URI \((.*?)\)/.exec(link) ?? [];
        return to ? [{ to, left, right }] : [];
      });
      return { width, height, links };
    });
}
