import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Whether there is a network. On the server, and until the page is alive, there is. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/**
 * When a link fetches what is behind it ahead of time: once somebody points at it, and never without a network. Remix
 * reloads the page when a module does not arrive, and whatever was typed would go with it.
 */
export const usePrefetch = (): "intent" | "none" => (useIsOnline() ? "intent" : "none");
