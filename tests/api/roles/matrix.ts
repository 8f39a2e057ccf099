/** How an operation is called here: so that nothing changes, whoever is let in. */
type Call = readonly [method: string, path: string, body?: object];

export const callers = [
  "anonymous",
  "admin",
  "user",
  "planner",
  "employee",
  "logged out",
  "administrator of another installation",
] as const;
export type CallerName = (typeof callers)[number];

/** Who is let in; everybody else is a stranger (401) or has another role (403). */
type Admitted = readonly CallerName[];
const all: Admitted = callers;
const signedIn: Admitted = ["admin", "user", "planner", "employee"];
const office: Admitted = ["admin", "user", "planner"];
const admin: Admitted = ["admin"];

/** Strangers, to whom a closed operation answers 401 and not 403. */
export const strangers: Admitted = ["anonymous", "logged out", "administrator of another installation"];

const nobody = 4_000_000;

/**
 * Who may do what, said a second time and by hand (specification §6, §2.1): a slip in the permissions shows here. Every
 * operation has its row.
 */
export const matrix: Record<string, readonly [Call, Admitted]> = {
  "session.open": [["POST", "/login", {}], all],
  "session.close": [["GET", "/logout"], signedIn],
  "session.user": [["GET", "/user"], signedIn],
  "session.information": [["PATCH", "/user/update-info", {}], signedIn],
  "renewal.request": [["POST", "/request_password_reset", {}], all],
  "renewal.check": [["GET", "/check_password_reset/none"], all],
  "renewal.complete": [["PATCH", "/update_password_reset/none", {}], all],

  "config.read": [["GET", "/system-config"], all],
  "config.image": [["GET", "/images/none.png"], all],
  "config.company.read": [["GET", "/companies/1"], admin],
  "config.company.update": [["PATCH", "/companies/1", { colors: 1 }], admin],
  "config.language.update": [["PATCH", `/languages/${nobody}`, { translations: {} }], admin],
  "config.modules.update": [["PATCH", "/modules/", { modules: 1 }], admin],

  "clients.list": [["GET", "/customers"], office],
  "clients.create": [["POST", "/customers", {}], office],
  "clients.read": [["GET", `/customers/${nobody}`], office],
  "clients.update": [["PATCH", `/customers/${nobody}`, {}], office],
  "clients.delete": [["DELETE", `/customers/${nobody}`], office],
  "clients.restore": [["POST", `/customers/${nobody}/restore`], office],

  "banks.list": [["GET", "/banks"], office],
  "banks.create": [["POST", "/banks", {}], office],
  "banks.update": [["PATCH", `/banks/${nobody}`, { status: 1 }], office],
  "banks.delete": [["DELETE", `/banks/${nobody}`], office],

  "projects.list": [["GET", "/projects"], office],
  "projects.names": [["GET", "/all_projects_list"], office],
  "projects.choices": [["GET", "/projects/create"], office],
  "projects.create": [["POST", "/projects", {}], office],
  "projects.read": [["GET", `/projects/${nobody}`], office],
  "projects.update": [["PATCH", `/projects/${nobody}`, {}], office],
  "projects.delete": [["DELETE", `/projects/${nobody}`], office],
  "projects.planning": [["PATCH", `/projects/${nobody}/toggle-planning`], office],

  "docs.openapi": [["GET", "/openapi.json"], all],
  "docs.page": [["GET", "/docs"], all],
};
