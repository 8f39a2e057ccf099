import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useRoot } from "#app/use-root.ts";
import { userRole } from "#model/user/role.ts";
import { useLatest } from "#ui/use-latest.ts";

/**
 * Single keys that lead somewhere or do something (frame/pressed-key.ts), off where one types or is asked, and where a key
 * was taken already. What they do is fetched with the first of them.
 */
export function useShortcuts(search: () => void): void {
  const root = useRoot();
  const navigate = useNavigate();
  const run = useLatest(async (event: KeyboardEvent) => {
    if (!root?.user) return;
    const { pressed } = await import("./pressed-key.ts");
    pressed(event, { role: userRole(root.user), modules: root.modules, navigate, search });
  });
  const isOn = root?.hasShortcuts === true;
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
      if (isTaken || !/^[a-z/?]$/.test(key) || isTyping(target)) return;
      if (/[/?]/.test(key)) event.preventDefault();
      void run(event);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn, run]);
}

const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null) ||
  document.querySelector("dialog[open]") !== null;
