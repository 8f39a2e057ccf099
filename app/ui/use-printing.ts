import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed. What is drawn for it has to be there before the browser's event is over. */
export function usePrinting(): boolean {
  const [isPrinted, print] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const paper = window.matchMedia("print");
    print(paper.matches);
    window.addEventListener("beforeprint", () => flushSync(() => print(true)), options);
    window.addEventListener("afterprint", () => print(false), options);
    // A preview of developer tools tells no more than that.
    paper.addEventListener("change", ({ matches }) => flushSync(() => print(matches)), options);
    return () => stop.abort();
  }, []);
  return isPrinted;
}
