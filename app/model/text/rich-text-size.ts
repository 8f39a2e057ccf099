/** A tag: its slash and its name. */
const tags = /<(\/?)([a-z][a-z0-9]*)/gi;

/** Elements that hold nothing, so that nothing closes them. */
const empty = new Set(["area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"]);

/** Elements that a further one of their kind closes. */
const closesItself = new Set(["p", "li"]);

/** How many elements HTML begins. */
export const tagsIn = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0;

/**
 * Whether more than `most` elements stand in each other, without going down into them: by the tags alone, as they are
 * written. A list inside an entry leaves that open, and a paragraph ends where the next one begins.
 */
export function isDeep(html: string, most: number): boolean {
  const open: string[] = [];
  for (const [, end, written = ""] of html.matchAll(tags)) {
    const tag = written.toLowerCase();
    if (end) {
      const last = open.lastIndexOf(tag);
      // Words that were begun bold inside of what ends here go on being so behind it: they stay open.
      if (last >= 0) open.splice(last, 1);
    } else if (!empty.has(tag) && !(closesItself.has(tag) && open.at(-1) === tag)) open.push(tag);
    if (open.length > most) return true;
  }
  return false;
}
