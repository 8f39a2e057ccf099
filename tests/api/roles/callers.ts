/** How an operation is called here: so that nothing changes, no matter who is let in. */
type Call = readonly [method: string, path: string, body?: object];

export const callers = [
  "anonymous",
  "admin",
  "user",
  "planner",
  "bookkeeper",
  "employee",
  "logged out",
  "administrator of another installation",
] as const;
export type CallerName = (typeof callers)[number];

/** Who is let in; everybody else is a stranger (401) or has another role (403). */
type Admitted = readonly CallerName[];
export const all: Admitted = [...callers];
export const signedIn: Admitted = ["admin", "user", "planner", "bookkeeper", "employee"];
export const office: Admitted = ["admin", "user", "planner", "bookkeeper"];
export const bookkeepers: Admitted = ["admin", "bookkeeper"];
export const admin: Admitted = ["admin"];

/** Strangers, to whom a closed operation answers 401 and not 403. */
export const strangers: Admitted = ["anonymous", "logged out", "administrator of another installation"];

/** The id of a row that is not there. */
export const nobody = 4_000_000;

/** How each operation is called, and who is let in. */
export type Roles = Record<string, readonly [Call, Admitted]>;
