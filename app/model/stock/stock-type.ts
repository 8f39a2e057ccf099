/** What an agency sells of its own work, and what it has made elsewhere (specification §9). */
export const stockType = { agency: 1, production: 2 } as const;
export type StockType = keyof typeof stockType;

/** The type behind an id; an id that nobody knows counts as production, which has no price of its own. */
export const stockTypeOf = (id: number): StockType => (id === stockType.agency ? "agency" : "production");
