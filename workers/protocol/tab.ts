/** The tab that a change comes from, if it names itself; a name is kept as long as the event, so it has to be one. */
export const tabIn = (sent: string | null | undefined): string | null =>
  sent && /^[\w-]{1,64}$/.test(sent) ? sent : null;
