/** One table of those that the nouns have in files of their own. A row that two files name would be lost: a fault. */
export function oneTable<Row>(tables: Record<string, Record<string, Row>>): Record<string, Row> {
  const whose = new Map<string, string>();
  for (const [file, rows] of Object.entries(tables))
    for (const name of Object.keys(rows)) {
      const other = whose.get(name);
      if (other) throw new Error(`${name} stands in ${other} and in ${file}`);
      whose.set(name, file);
    }
  return Object.assign({}, ...Object.values(tables));
}
