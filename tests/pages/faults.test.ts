import { requestNumber } from "../support/backend-looks.ts";
import { button, fillLogin, heading, link, menu, notice } from "../support/page-words.ts";
import { signIn, test } from "../support/plain/own-backend.ts";
import { expect } from "../support/plain/test.ts";

const html = "<!doctype html><html><body><h1>502 Bad Gateway</h1><script>alert(1)</script></body></html>";

for (const [name, status, body, said] of [
  ["HTML and a 500", 500, html, "Pieprasījums neizdevās (kods 500)"],
  ["HTML and a 502", 502, html, "Pieprasījums neizdevās (kods 502)"],
  ["HTML where data should be", 200, html, "Serveris atsūtīja nelasāmu atbildi"],
  ["data of another shape", 200, { data: "none" }, "Serveris atsūtīja nelasāmu atbildi"],
] as const) {
  test(`${name} is said in words, and nothing of it gets into the page`, async ({ page, backend }) => {
    await signIn(page);
    backend.answer("GET /api/customers", status, body);
    await page.goto("/clients");
    await expect(heading(page, "Radās kļūda")).toBeVisible();
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText(requestNumber)).toBeVisible();
    await expect(page.getByText("Bad Gateway")).toHaveCount(0);
    await expect(link(menu(page), "Projekti")).toBeVisible();
  });
}

test("a session that it no longer knows leads to login and back", async ({ page, backend }) => {
  await signIn(page);
  backend.answer("GET /api/customers", 401, { message: "Unauthenticated." });
  await link(menu(page), "Klienti").click();
  await expect(page).toHaveURL(/\/login\?to=%2Fclients$/);
  backend.mend();
  await fillLogin(page, "janis@birojs.lv", "jebkura parole");
  await expect(page).toHaveURL(/\/clients$/);
});

test("a press that it refuses is said, and the button shows what is", async ({ page, backend }) => {
  await signIn(page);
  backend.answer("PATCH /api/projects/1/toggle-planning", 409, { message: "Projekts ir slēgts" });
  const toggle = button(page, "Plānošanā: Projekts no citurienes");
  await toggle.click();
  await expect(notice(page, "Projekts ir slēgts")).toBeVisible();
  await expect(toggle).toHaveAttribute("aria-pressed", "false");

  await page.goto("/clients/banks");
  backend.answer("PATCH /api/banks/1", 409, { message: "Banku sargā" });
  await button(page, "Paslēpt: Svešā banka").click();
  await expect(notice(page, "Banku sargā")).toBeVisible();
  await expect(button(page, "Paslēpt: Svešā banka")).toBeVisible();
  backend.answer("DELETE /api/banks/1", 500, html);
  await button(page, "Dzēst: Svešā banka").click();
  await expect(notice(page, "Pieprasījums neizdevās (kods 500)")).toBeVisible();
});

test("login shows its refusals in their words", async ({ page, backend }) => {
  await page.goto("/login");
  for (const [status, message, told] of [
    [429, "Too many attempts", "Too many attempts"],
    // Wrong credentials are said in the reader's language (specification §8).
    [403, "Wrong user or password", "Nepareizs e-pasts vai parole"],
    [422, "The account is locked", "The account is locked"],
    [401, "Unauthenticated.", "Nepareizs e-pasts vai parole"],
  ] as const) {
    backend.answer("POST /api/login", status, { message });
    await fillLogin(page, "janis@birojs.lv", "jebkura parole");
    await expect(page.getByRole("alert")).toContainText(told);
  }
});

test("when everything answers with HTML nothing is blank", async ({ page, backend }) => {
  await signIn(page);
  backend.answerAll(500, html);
  for (const path of ["/projects", "/clients/1/data", "/nowhere"]) {
    await page.goto(path);
    await expect(page.locator("h1"), path).toBeVisible();
    await expect(link(page, "Uz sākumlapu")).toBeVisible();
  }
});
