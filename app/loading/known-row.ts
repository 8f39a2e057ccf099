/** Rows to choose from, and the one that is chosen already where it is not among them: saving again must not lose it. */
export const withKnown = <Row extends { id: number }>(
  rows: readonly Row[],
  known: Row | null | undefined,
): Row[] => (!known || rows.some(({ id }) => id === known.id) ? [...rows] : [known, ...rows]);

/** What is shown of a row whose name nobody says. */
export const nameOr = (name: string | undefined, id: number): string => name || `#${id}`;
