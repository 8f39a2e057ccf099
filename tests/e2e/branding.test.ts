import { contrast } from "#model/branding/contrast.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { newInstallation, type TestInstallation } from "../support/installation.ts";
import { button, heading, link, menu, notice, textbox } from "../support/page-words.ts";
import { pictures } from "../support/pictures.ts";

const [purple, green, yellow] = ["rgb(102, 46, 147)", "rgb(11, 93, 30)", "#FFFF00"];
const saved = "Informācija atjaunināta!";
const fields = [
  ...["Izvēlne un izvēlētais", "Birkas un līnijas", "Galvenā poga"],
  ...["Akcents un dzēšana", "Virsraksti", "Teksts"],
];
const colour = (page: Page, name: string) => textbox(page, name);
const preview = (page: Page) => page.getByRole("region", { name: "Priekšskatījums" });
const slot = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const choose = (page: Page, name: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
  slot(page, name).locator("input[type=file]").setInputFiles(file);
const png = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(pictures.png) };

async function chooseAddress(page: Page, name: string | RegExp): Promise<void> {
  const chosen = page.getByRole("navigation", { name: "Adrese" }).getByRole("link", { name });
  await chosen.click();
  await expect(chosen).toHaveAttribute("aria-current", "true");
}

const secondAddress = ({ name }: TestInstallation) =>
  newInstallation({ installation: name, title: "Otrais birojs" });

test("one of two addresses gets colours of its own, live and only there", async ({
  page,
  newBrowser,
  installation,
}) => {
  const second = await secondAddress(installation);
  const [here, there] = [await newBrowser(), await newBrowser()];
  await letIn(here, "user");
  await open(here, "/clients");
  await letIn(there, "user", { at: second.origin });
  await open(there, `${second.origin}/clients`);
  await letIn(page, "admin");
  await open(page, "/settings");
  await link(page.getByRole("navigation", { name: "Iestatījumu sadaļas" }), "Zīmols").click();
  await expect(heading(page, "Zīmols")).toBeVisible();

  await chooseAddress(page, /^Otrais birojs/);
  await colour(page, "Izvēlne un izvēlētais").fill("#0B5D1E");
  // Seen before it is saved, and only in its place.
  await expect(preview(page).getByRole("list")).toHaveCSS("background-color", green);
  await expect(menu(page)).toHaveCSS("background-color", purple);
  await button(page, "Saglabāt").last().click();
  await expect(notice(page, saved)).toBeVisible();
  await expect(menu(there)).toHaveCSS("background-color", green);
  for (const screen of [page, here]) await expect(menu(screen)).toHaveCSS("background-color", purple);

  await chooseAddress(page, "Visas adreses");
  await expect(colour(page, "Izvēlne un izvēlētais")).toHaveValue("#662E93");
  await chooseAddress(page, /^Otrais birojs/);
  await expect(colour(page, "Izvēlne un izvēlētais")).toHaveValue("#0B5D1E");
  await button(page, "Lietot visu adrešu krāsas").click();
  await expect(menu(there)).toHaveCSS("background-color", purple);
  await expect(button(page, "Lietot visu adrešu krāsas")).toHaveCount(0);
});

test("the worst colours stay as they were chosen and are readable, and it is said what text does", async ({
  page,
}) => {
  await letIn(page, "admin");
  await open(page, "/settings/branding");
  for (const name of fields) await colour(page, name).fill(yellow);
  // On the menu and both buttons; as text of links, badges, headings and words.
  await expect(page.getByText(/Teksts uz šīs krāsas būs melns/)).toHaveCount(3);
  await expect(page.getByText(/būs tumšāks tonis: #[0-9A-F]{6}/)).toHaveCount(4);
  await readable(page, ".branding-preview");
  await button(page, "Saglabāt").last().click();
  await expect(notice(page, saved)).toBeVisible();
  await expect(menu(page)).toHaveCSS("background-color", "rgb(255, 255, 0)");
  for (const path of ["/settings/branding", "/clients", "/projects", "/calendar"]) {
    await open(page, path);
    await readable(page, "nav");
    await readable(page, "main h1, main h2, main a, main button");
  }
  await open(page, "/settings/branding");
  await button(page, "Atjaunot noklusētās krāsas").click();
  await expect(menu(page)).toHaveCSS("background-color", purple);
});

test("logos and icons are worn at once by every screen, the login page and the browser's tab", async ({
  page,
  newBrowser,
  installation,
}) => {
  const second = await secondAddress(installation);
  const other = await newBrowser();
  await letIn(other, "user");
  await open(other, "/clients");
  await letIn(page, "admin");
  await open(page, "/settings/branding");
  const logoIn = (screen: Page) => menu(screen).getByRole("img", { name: "Testa birojs" });
  const before = await logoIn(other).getAttribute("src");
  await choose(page, "Galvenais logotips", png);
  await expect(notice(page, saved)).toBeVisible();
  await expect(logoIn(other)).toHaveAttribute("src", /^\/api\/images\/[0-9a-f]{32}\.png$/);
  await expect(logoIn(page)).not.toHaveAttribute("src", before ?? "");
  await choose(page, "Ikona tumšam pārlūkam", png);
  await expect(other.locator('link[rel=icon][media*="dark"]')).toHaveAttribute(
    "href",
    /^\/api\/images\/[0-9a-f]{32}\.png$/,
  );
  const stranger = await newBrowser();
  await stranger.goto(`${second.origin}/login`);
  await expect(stranger.getByRole("img", { name: "Otrais birojs" })).toHaveAttribute(
    "src",
    /[0-9a-f]{32}\.png$/,
  );

  await choose(page, "Tāmju logotips", {
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(
    slot(page, "Tāmju logotips").getByText("Logotipam der SVG, PNG, JPEG vai WebP attēls"),
  ).toBeVisible();
  await choose(page, "Tāmju logotips", {
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z"/></svg>',
    ),
  });
  const drawn = slot(page, "Tāmju logotips").getByRole("img");
  await expect(drawn).toHaveAttribute("src", /^\/api\/images\/[0-9a-f]{32}\.svg$/);
  await expect(drawn).toHaveJSProperty("naturalWidth", 4);
  await page.clock.install();
  await button(page, "Noņemt: Galvenais logotips").click();
  // Time to read what is asked.
  await page.clock.fastForward(400);
  await button(page, "Tiešām noņemt: Galvenais logotips?").click();
  await expect(logoIn(other)).toHaveCount(0);
  await expect(button(page, "Noņemt: Galvenais logotips")).toHaveCount(0);
});

test("of two who choose colours the second sees both, and a module is no conflict", async ({
  page,
  newBrowser,
}) => {
  const second = await newBrowser();
  for (const browser of [page, second]) {
    await letIn(browser, "admin");
    await open(browser, "/settings/branding");
  }
  await colour(second, "Virsraksti").fill("#003300");
  await choose(page, "Ikona gaišam pārlūkam", png);
  await expect(notice(page, saved)).toBeVisible();
  await expect(second.locator('link[rel=icon][media*="light"]')).toHaveAttribute("href", /[0-9a-f]{32}/);
  await button(second, "Saglabāt").last().click();
  await expect(notice(second, saved)).toBeVisible();

  await expect(colour(page, "Virsraksti")).toHaveValue("#003300");
  await expect(notice(second, saved)).toBeHidden();
  await colour(page, "Teksts").fill("#222222");
  await colour(second, "Teksts").fill("#333333");
  await button(second, "Saglabāt").last().click();
  await expect(notice(second, saved)).toBeVisible();
  await expect(colour(page, "Teksts")).toHaveValue("#222222");
  await button(page, "Saglabāt").last().click();
  await expect(notice(page, "Informāciju neizdevās atjaunināt!")).toBeVisible();
  await expect(page.getByRole("radio", { name: "#333333" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "#222222" })).toBeChecked();
  await button(page, "Saglabāt").last().click();
  await expect(notice(page, saved)).toBeVisible();
  await expect(colour(second, "Teksts")).toHaveValue("#222222");
});

/** Colours fade into each other for a moment. */
const readable = (page: Page, where: string) =>
  expect.poll(() => worstContrast(page, where), `${where} at ${page.url()}`).toBeGreaterThanOrEqual(4.5);

/** The lowest contrast of texts that are seen there, as the browser has computed their colours. */
async function worstContrast(page: Page, where: string): Promise<number> {
  const pairs = await page.evaluate((selector) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const hexOf = (colours: string[]) => {
      if (!canvas) return "#000000";
      canvas.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
    };
    const groundsOf = (element: Element): string[] => {
      const above = element.parentElement ? groundsOf(element.parentElement) : ["#ffffff"];
      return [...above, getComputedStyle(element).backgroundColor];
    };
    const found: [string, string][] = [];
    for (const part of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        const isSeen =
          element?.checkVisibility({ opacityProperty: true }) && texts.currentNode.textContent?.trim();
        if (!element || !isSeen || element.closest(".sr-only, [disabled]")) continue;
        const grounds = groundsOf(element);
        found.push([hexOf([...grounds, getComputedStyle(element).color]), hexOf(grounds)]);
      }
    }
    return found;
  }, where);
  expect(pairs.length).toBeGreaterThan(0);
  return Math.min(...pairs.map(([text, ground]) => contrast(text, ground)));
}
