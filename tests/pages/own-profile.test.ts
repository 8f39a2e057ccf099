import { button, secretBox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("all that is wrong with a new password is read at its field", async ({ page }) => {
  await letIn(page, "user");
  await page.goto("/update-user-information");
  const secrets = page.getByRole("group", { name: "Parole" });
  for (const name of ["Pašreizējā parole", "Jaunā parole", "Jaunā parole vēlreiz"])
    await secretBox(secrets, name).fill("aaaa");
  await button(page, "Nomainīt paroli").click();
  const wrong = secretBox(secrets, "Jaunā parole");
  await expect(wrong).toHaveAccessibleDescription(/Parole ir par īsu.*Šo paroli ir pārāk viegli uzminēt/);
});
