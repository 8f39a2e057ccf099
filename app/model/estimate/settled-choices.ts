/** A line that is one of several in its position, of which one is chosen. */
interface Alternative {
  id: number;
  group: number | null;
  is_chosen: boolean;
}

/**
 * The alternatives of one position, in their order, that have to be chosen, or not any more, so that one of each group is:
 * the one that was changed last where it is chosen, else the first that is, else the first that was not changed.
 */
export function unsettled(
  alternatives: readonly Alternative[],
  changed?: number,
): { id: number; is_chosen: boolean }[] {
  const groups = Map.groupBy(alternatives, ({ group }) => group);
  return [...groups.values()].flatMap((rows) => {
    const chosen = rows.filter(({ is_chosen }) => is_chosen);
    const kept =
      chosen.find(({ id }) => id === changed) ??
      chosen[0] ??
      rows.find(({ id }) => id !== changed) ??
      rows[0];
    return rows
      .filter((row) => row.is_chosen !== (row === kept))
      .map(({ id, is_chosen }) => ({ id, is_chosen: !is_chosen }));
  });
}
