import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { userRole } from "#model/user/role.ts";
import { mayFind } from "./may-find.ts";

/** What the field of the search is called: it promises nothing that the person may not find. */
export function useLabel(): string {
  const root = useRoot();
  const { t } = useTranslation();
  const finds = root?.user && mayFind({ role: userRole(root.user), modules: root.modules });
  return t(finds ? "search.box" : "search.group.screens");
}
