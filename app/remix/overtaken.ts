/** A navigation that overtakes another leaves what that one was reading rejected, with nobody to hear it: no fault. */
export function ignoreOvertaken(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
