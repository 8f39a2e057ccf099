/** Estimates are made of stages and positions, or are an offer of products (specification §1). */
export const estimateType = { position: 1, product: 2 } as const;

/** The two halves of an estimate: the agency's own work, and production costs (specification §9, stage types). */
export const sectionType = { agency: 1, production: 2 } as const;
