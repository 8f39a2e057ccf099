/** Days after which what was done waits for nobody. */
const days = 30;

/** The time since when what is done waits, ISO 8601 in UTC. */
export const recently = (): string => new Date(Date.now() - days * 86_400_000).toISOString();
