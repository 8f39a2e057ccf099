import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether scripts run here: false on the server and in the first render, so that both render the same. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
