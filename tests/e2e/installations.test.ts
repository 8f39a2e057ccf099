import { expect, letIn, open, type Page, signIn, test } from "../support/browser.ts";
import { newInstallation, port, type TestInstallation } from "../support/installation.ts";
import { button, dialog, heading, link, menu, row } from "../support/page-words.ts";

interface Look {
  demonstration: "portal" | "acme" | "beta";
  title: string;
  /** primary and button1 of the demonstration, as browsers compute them. */
  menu: string;
  action: string;
  /** The installation's word for clients, and one of them. */
  clients: string;
  client: string;
  hasPlanning: boolean;
}

const looks: Look[] = [
  {
    demonstration: "portal",
    title: "Portāls",
    menu: "rgb(102, 46, 147)",
    action: "rgb(0, 0, 0)",
    clients: "Klienti",
    client: "Rasas dzirnas",
    hasPlanning: true,
  },
  {
    demonstration: "acme",
    title: "Druka pie jūras",
    menu: "rgb(11, 60, 93)",
    action: "rgb(15, 110, 110)",
    clients: "Klienti",
    client: "Asteru dārzkopji",
    hasPlanning: true,
  },
  {
    demonstration: "beta",
    title: "Reklāma & Co",
    menu: "rgb(47, 107, 60)",
    action: "rgb(194, 86, 12)",
    clients: "Pasūtītāji",
    client: "Cietokšņa apsardze",
    hasPlanning: false,
  },
];

test("three installations side by side share neither title, colours, modules, words nor data", async ({
  page,
}) => {
  for (const look of looks) {
    await test.step(look.demonstration, async () => {
      const { origin } = await newInstallation(look);
      await signInAt(page, origin);
      await expect(page).toHaveTitle(`Projekti – ${look.title}`);
      await expect(menu(page)).toHaveCSS("background-color", look.menu);
      await expect(link(page, "Pievienot projektu")).toHaveCSS("background-color", look.action);
      await expect(page.getByRole("button", { name: /^Plānošanā: / })).toHaveCount(look.hasPlanning ? 20 : 0);
      await link(page, "Pievienot projektu").click();
      const form = dialog(page, "Jauns projekts");
      await expect(form).toBeVisible();
      await expect(form.getByRole("checkbox", { name: "Plānošanā" })).toHaveCount(look.hasPlanning ? 1 : 0);
      await link(form, "Aizvērt").first().click();

      await link(menu(page), look.clients).click();
      await expect(heading(page, look.clients)).toBeVisible();
      await expect(page).toHaveTitle(`${look.clients} – ${look.title}`);
      for (const { client } of looks) {
        const search = `/clients?q=${encodeURIComponent(client)}`;
        await open(page, origin + search);
        await expect(row(page, client)).toHaveCount(client === look.client ? 1 : 0);
      }
    });
  }
});

test("a session of one installation is worth nothing at another", async ({ page, context, installation }) => {
  const other = await newInstallation({ demonstration: "portal", title: "Cits birojs" });
  await signIn(page, "admin");
  const [session] = (await context.cookies(installation.origin)).filter(({ name }) => name === "session");
  expect(session?.httpOnly).toBe(true);
  await context.addCookies([{ name: "session", value: session?.value ?? "", url: other.origin }]);
  await open(page, `${other.origin}/projects`);
  await expect(page).toHaveURL(`${other.origin}/login?to=%2Fprojects`);
  await open(page, "/projects");
  await expect(page).toHaveURL(`${installation.origin}/projects`);
});

test("two addresses of one installation show the same data under their own titles", async ({ page }) => {
  const first = await newInstallation({ demonstration: "beta", title: "Birojs Rīgā" });
  const second = await sharing(first, "Birojs Cēsīs");
  await signInAt(page, second.origin);
  await expect(page).toHaveTitle("Projekti – Birojs Cēsīs");
  await open(page, `${first.origin}/projects`);
  await expect(page).toHaveURL(/\/login/);
  await expect(page).toHaveTitle("Pieslēgties – Birojs Rīgā");
});

test("an address that nobody has shows words alone", async ({ page, installation }) => {
  const answer = await page.goto(`http://nobody-${installation.host}:${port}/projects`);
  expect(answer?.status()).toBe(421);
  await expect(heading(page, "Šajā adresē nekā nav")).toBeVisible();
  await expect(button(page, "Pieslēgties")).toHaveCount(0);
  await expect(page.locator("script, link, img")).toHaveCount(0);
});

const sharing = ({ name }: TestInstallation, title: string) =>
  newInstallation({ title, installation: name, backend: "embedded" });

async function signInAt(page: Page, origin: string): Promise<void> {
  await letIn(page, "user", { at: origin });
  await open(page, `${origin}/projects`);
}
