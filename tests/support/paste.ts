import type { Locator } from "@playwright/test";

/** Pastes what another program put on the clipboard. */
export const paste = (into: Locator, html: string, plain: string): Promise<void> =>
  into.evaluate(
    (control, [html = "", plain = ""]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      clipboardData.setData("text/plain", plain);
      control.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain],
  );
