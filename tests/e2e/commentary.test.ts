import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { textbox } from "../support/page-words.ts";
import { paste } from "../support/paste.ts";

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
  await paste(commentary, table, "5\t120,00\n7\t8\nKopā");
  await expect(commentary.getByRole("paragraph")).toHaveText(["5 | 120,00", "7 | 8", "Kopā"]);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  const sizes =
    "<p>12 m<sup>2</sup>, 10<sup>6</sup> gab.</p><table><caption>Cenas</caption><tr><td>1<sup>st</sup></td><td>5</td></tr></table>";
  await paste(commentary, sizes, "12 m2, 106 gab.");
  await expect(commentary.getByRole("paragraph")).toHaveText(["12 m², 10⁶ gab.", "Cenas", "1st | 5"]);
});
