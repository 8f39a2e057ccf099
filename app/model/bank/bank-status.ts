/** Shown banks can be chosen for a client, hidden ones cannot (specification §3, §5). */
export const bankStatus = { hidden: 0, shown: 1 } as const;
