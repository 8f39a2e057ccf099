import { port } from "../support/installation.ts";
import { button, link, notice, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

const standing = (domain: string) => ({
  [`MX cf-bounce.${domain}`]: ["1 route1.mx.cloudflare.net."],
  [`TXT cf-bounce.${domain}`]: ['"v=spf1 include:_spf.google.com ~all"'],
  [`TXT _dmarc.${domain}`]: ['"v=DMARC1; p=none"'],
});

test("the sender of mails is set, and its domain checked, without scripts", async ({ page }) => {
  const domain = `lapa-${port}.lv`;
  await letIn(page, "admin");
  await page.goto("/settings");
  await link(page, "E-pasts").click();
  await expect(page.getByRole("main")).toContainText("Vēstules tiek sūtītas no no-reply@example.com");
  await textbox(page, "Uzņēmuma adrese").fill("rekini");
  await button(page, "Saglabāt").click();
  await expect(textbox(page, "Uzņēmuma adrese")).toHaveValue("rekini");
  await expect(textbox(page, "Uzņēmuma adrese")).toHaveAttribute("aria-invalid", "true");
  await textbox(page, "Uzņēmuma adrese").fill(`rekini@${domain}`);
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Vēl nav pārbaudīts.");
  await expect(page.getByRole("main")).toContainText(`cf-bounce._domainkey.${domain}`);
  await fetch(`http://127.0.0.1:${port + 1}/dns`, { method: "POST", body: JSON.stringify(standing(domain)) });
  await button(page, "Pārbaudīt").click();
  await expect(page.getByRole("main")).not.toContainText("Vēl nav pārbaudīts.");
  const records = page.getByRole("main").locator("h3").allTextContents();
  expect(records).toEqual([
    "Domēna īpašnieks (TXT)Nav atrasts",
    "Nepiegādātās vēstules (MX)Kārtībā",
    "Atļautie sūtītāji (SPF)Atšķiras",
    "Paraksts (DKIM)Jānoskaidro pie portāla uzturētāja",
    "Noteikumi (DMARC)Kārtībā",
  ]);
  await expect(page.getByRole("main")).toContainText("v=spf1 include:_spf.google.com ~all");
});
