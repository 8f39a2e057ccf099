import { isOpen, screens } from "#model/list/screens.ts";
import type { Role } from "#model/user/role.ts";

/** Whether somebody may find anything but screens: the office may, as clients are open to all of it. */
export const mayFind = (who: { role: Role; modules: readonly string[] }): boolean =>
  isOpen(screens.clients, who);
