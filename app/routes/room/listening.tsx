import { useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { useConfiguration } from "./use-configuration.ts";

/** Milliseconds that a page has for itself first. What changes until then is told as the room opens. */
const timeout = 500;

/** Hears in the installation's live room that the configuration has changed. The calendar is there by itself. */
export function Listening() {
  const isCalendar = useMatches().some(({ id, data }) => id === "routes/calendar/page" && data !== undefined);
  return isCalendar ? null : <Line />;
}

function Line() {
  const { shownVersion, onConfigured } = useConfiguration();
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isLeft = false;
    const enter = async () => {
      const { openScreen } = await import("./screen.ts");
      if (!isLeft)
        leave = openScreen({ origin: window.location.origin, shownVersion, onConfigured: onConfigured });
    };
    // Without it the page shows what changed when it is opened next.
    const entering = window.setTimeout(() => enter().catch(() => undefined), timeout);
    return () => {
      isLeft = true;
      window.clearTimeout(entering);
      leave?.();
    };
  }, [shownVersion, onConfigured]);
  return null;
}
