import { ask, newInstallation, password, port, signIns } from "../support/installation.ts";
import { button, dialog, heading, link, menu, row } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

interface Look {
  demonstration: "portal" | "acme" | "beta";
  title: string;
  /** The installation's word for clients, and one of them. */
  clients: string;
  client: string;
  hasPlanning: boolean;
}

const looks: Look[] = [
  {
    demonstration: "portal",
    title: "Portāls",
    clients: "Klienti",
    client: "Rasas dzirnas",
    hasPlanning: true,
  },
  {
    demonstration: "acme",
    title: "Druka pie jūras",
    clients: "Klienti",
    client: "Asteru dārzkopji",
    hasPlanning: true,
  },
  {
    demonstration: "beta",
    title: "Reklāma & Co",
    clients: "Pasūtītāji",
    client: "Cietokšņa apsardze",
    hasPlanning: false,
  },
];

for (const look of looks)
  test(`installations side by side share neither title, modules, words nor data: ${look.demonstration}`, async ({
    newBrowser,
  }) => {
    const page = newBrowser(await newInstallation(look));
    await letIn(page, "user");
    await page.goto("/projects");
    await expect(page).toHaveTitle(`Projekti – ${look.title}`);
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
      await page.goto(`/clients?q=${encodeURIComponent(client)}`);
      await expect(row(page, client)).toHaveCount(client === look.client ? 1 : 0);
    }
  });

test("a session of one installation is worth nothing at another", async ({ installation }) => {
  const other = await newInstallation({ demonstration: "portal", title: "Cits birojs" });
  const { headers } = await ask(installation.host, "POST", "/login", {
    headers: { Origin: installation.origin, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ email: signIns.admin, password }).toString(),
  });
  const session = [headers["set-cookie"] ?? []].flat().find((cookie) => cookie.startsWith("session=")) ?? "";
  expect(session).toMatch(/; ?httponly/i);
  const asked = { headers: { Accept: "text/html", Cookie: session.split(";")[0] ?? "" } };
  const there = await ask(other.host, "GET", "/projects", asked);
  expect({ status: there.status, to: there.headers.location }).toEqual({
    status: 302,
    to: "/login?to=%2Fprojects",
  });
  expect((await ask(installation.host, "GET", "/projects", asked)).status).toBe(200);
});

test("two addresses of one installation show the same data under their own titles", async ({
  newBrowser,
}) => {
  const first = await newInstallation({ demonstration: "beta", title: "Birojs Rīgā" });
  const second = await newInstallation({
    title: "Birojs Cēsīs",
    installation: first.name,
    backend: "embedded",
  });
  const there = newBrowser(second);
  await letIn(there, "user");
  await there.goto("/projects");
  await expect(there).toHaveTitle("Projekti – Birojs Cēsīs");
  const here = newBrowser(first);
  await here.goto("/projects");
  await expect(here).toHaveURL(/\/login/);
  await expect(here).toHaveTitle("Pieslēgties – Birojs Rīgā");
});

test("an address that nobody has shows words alone", async ({ installation, newBrowser }) => {
  const host = `nobody-${installation.host}`;
  const page = newBrowser({ host, origin: `http://${host}:${port}`, link: null });
  await page.goto("/projects");
  expect(page.status).toBe(421);
  await expect(heading(page, "Šajā adresē nekā nav")).toBeVisible();
  await expect(button(page, "Pieslēgties")).toHaveCount(0);
  await expect(page.locator("script, link, img")).toHaveCount(0);
});
