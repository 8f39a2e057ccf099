import { isOpen, type ScreenId, screens } from "#model/list/screens.ts";
import { userRole } from "#model/user/role.ts";
import { useRoot } from "./use-root.ts";

/** Whether who looks at the page may see a screen. */
export function useIsOpen(screen: ScreenId): boolean {
  const root = useRoot();
  if (!root?.user) return false;
  return isOpen(screens[screen], { role: userRole(root.user), modules: root.modules });
}
