// The command line loads this file with Node alone, which resolves no import without an extension: it imports nothing.

export const demonstrationNames = ["portal", "acme", "beta"] as const;
export type DemonstrationName = (typeof demonstrationNames)[number];

/** The title of each demonstration installation and the address at which it is found (specification §1). */
export const demonstrations: Record<DemonstrationName, { title: string; host: string }> = {
  portal: { title: "Portal", host: "localhost" },
  acme: { title: "Acme Druka", host: "acme.localhost" },
  beta: { title: "Beta Reklāma", host: "beta.localhost" },
};
