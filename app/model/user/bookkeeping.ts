import { isInForce } from "../branding/needed-modules.ts";

/** The modules that those who keep the books work with; where none is on, nobody is given that. */
export const bookkeepingModules = ["books", "bank"] as const;

/** Whether the permission to keep the books is anything here. A backend of before has neither of its modules. */
export const hasBookkeeping = (modules: readonly string[]): boolean =>
  bookkeepingModules.some((key) => isInForce(key, modules));
