import { expect, letIn, test } from "../support/browser.ts";
import { begunEstimate, openEstimate } from "../support/browser-estimate.ts";
import { textbox } from "../support/browser-words.ts";

/** As spreadsheets and word processors put a table into the clipboard. */
const table =
  "<html><body><table><tr><td>5</td><td>120,00</td></tr><tr><td><p class=MsoNormal>7</p></td><td>8</td></tr></table><p>Kopā</p></body></html>";

test("cells that are pasted into the commentary do not run into each other", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, [{ name: "Buklets", price: 10, quantity: 1 }]);
  await letIn(page, "user");
  await openEstimate(page, begun);
  const commentary = textbox(page, "Komentārs").and(page.locator("[contenteditable]"));
  await commentary.click();
  await commentary.evaluate((editor, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", "5\t120,00\n7\t8\nKopā");
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, table);
  await expect(commentary.getByRole("paragraph")).toHaveText(["5 | 120,00", "7 | 8", "Kopā"]);
});
