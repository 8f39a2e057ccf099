import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { line } from "../support/estimate-words.ts";
import { textbox } from "../support/page-words.ts";
import { paste } from "../support/paste.ts";

test("what is pasted into a cell of an estimate is no other number than it was", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, [{ name: "Buklets", price: 10, quantity: 1 }]);
  await letIn(page, "user");
  await openEstimate(page, begun);
  const row = line(page, "Buklets", 0);
  const price = textbox(row, "Cena");
  const pasted = async (html: string, plain: string) => {
    await price.fill("");
    await paste(price, html, plain);
  };
  await pasted("<p><s>12,00</s> 10,50</p>", "12,00 10,50");
  await expect(price).toHaveValue("10,50");
  await pasted("<span style='text-decoration: line-through'>12,00</span><del>11</del> 9,50", "12,0011 9,50");
  await expect(price).toHaveValue("9,50");
  await pasted(
    "<style>.font5 {color:red;text-decoration:line-through}</style><font class=font5>8</font> 7",
    "8 7",
  );
  await expect(price).toHaveValue("7");

  await pasted("10<sub>6</sub>", "106");
  await expect(price).toHaveValue("10₆");
  await price.press("Tab");
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await pasted("<table><tr><td>5</td></tr>\n<tr><td>120,00</td></tr></table>", "5\n120,00");
  await expect(price).toHaveValue("5; 120,00");
  await price.press("Tab");
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await pasted("", "5\n120,00");
  await expect(price).toHaveValue("5; 120,00");

  const name = textbox(row, "Nosaukums");
  await name.fill("");
  await paste(name, "<p>CO<sub>2</sub>, 12 m<sup>2</sup></p><p>balta</p>", "CO2, 12 m2\nbalta");
  await expect(name).toHaveValue("CO₂, 12 m² balta");
});
