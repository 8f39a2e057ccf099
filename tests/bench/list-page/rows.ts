/** What somebody reads in one row of the table of projects, column by column. */
export type Row = string[];

/** The rows that a page shows: the text of every cell, and whether its planning button is pressed. */
export function rowsOf(html: string): Row[] {
  const [, body = ""] = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(html) ?? [];
  return [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => {
      const pressed = /aria-pressed="(\w+)"/.exec(cell)?.[1];
      return pressed ?? text(cell);
    }),
  );
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

const text = (html: string): string =>
  html
    .replace(/<script.*?<\/script>|<!--.*?-->|<[^>]+>/gs, "")
    .replace(/&([#\w]+);/g, (entity, name) => entities[name] ?? entity)
    .trim();
