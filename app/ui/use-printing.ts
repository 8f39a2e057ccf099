import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed. What is drawn for it has to be there before the browser's event is over. */
export function usePrinting(): boolean {
  const [isPrinted, print] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener("beforeprint", () => flushSync(() => print(true)), options);
    window.addEventListener("afterprint", () => print(false), options);
    return () => stop.abort();
  }, []);
  return isPrinted;
}
