import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useRoot } from "#app/use-root.ts";
import { userRole } from "#model/user/role.ts";
import { isTyping } from "#ui/is-typing.ts";
import { useLatest } from "#ui/use-latest.ts";
import { pressed } from "./pressed-key.ts";

/**
 * Listens for single keys that lead somewhere or do something, but where one types or is asked, and where a key was taken
 * already. It is fetched once the page is alive, which the page says (`data-keys`).
 */
export default function ShortcutKeys({ search }: { search: () => void }) {
  const root = useRoot();
  const navigate = useNavigate();
  const run = useLatest((event: KeyboardEvent) => {
    if (root?.user) pressed(event, { role: userRole(root.user), modules: root.modules, navigate, search });
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
      if (isTaken || !/^[a-zX/?]$/.test(key) || isTyping(target)) return;
      if (/[/?]/.test(key)) event.preventDefault();
      run(event);
    };
    const { dataset } = document.documentElement;
    dataset.keys = "";
    document.addEventListener("keydown", press);
    return () => {
      delete dataset.keys;
      document.removeEventListener("keydown", press);
    };
  }, [run]);
  return null;
}
