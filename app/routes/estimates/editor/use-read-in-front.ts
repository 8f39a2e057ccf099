import { useEffect } from "react";

/** Does something each time that the page's tab comes to the front: what it shows may be of an hour ago. */
export function useReadInFront(read: () => void): void {
  useEffect(() => {
    const seen = () => document.visibilityState === "visible" && read();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [read]);
}
