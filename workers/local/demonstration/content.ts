/** A name and its short form, as they stand in lists and in the calendar. */
export interface Named {
  name: string;
  short_name: string;
}

/** A client and what was or will be made for it. */
export interface ClientSketch extends Named {
  projects: Named[];
}

/** What is told of an installation in words; numbers, dates and accounts are computed. */
export interface Content {
  emailDomain: string;
  /** The four who sign in at every installation, then the rest. */
  staff: {
    admin: string;
    user: string;
    planner: string;
    employee: string;
    managers: readonly string[];
    employees: readonly string[];
  };
  /** Contact persons: every surname (masculine form) makes one man and one woman. */
  contacts: { men: readonly string[]; women: readonly string[]; surnames: readonly string[] };
  /** Addresses with # where the house number stands. */
  addresses: readonly string[];
  /** {Season} and {year} in the name of a project are those of its planned finish. */
  clients: readonly ClientSketch[];
  bankCount: number;
  inPlanning: number;
}

/** A client with its projects, each as its name and short name. */
export const client = (
  name: string,
  short_name: string,
  ...projects: (readonly [name: string, short_name: string])[]
): ClientSketch => ({
  name,
  short_name,
  projects: projects.map(([project, short]) => ({ name: project, short_name: short })),
});
