import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { ask } from "../support/installation.ts";
import { intercept } from "../support/intercept.ts";
import {
  button,
  choice,
  dialog,
  heading,
  link,
  notice,
  row,
  rows,
  textbox,
  unsaved,
} from "../support/page-words.ts";
import { greyPng } from "../support/pictures.ts";
import { deleteSurely } from "../support/two-steps.ts";

/** Five pictures of different widths, by which they can be told apart. */
const picture = (width: number) => ({
  name: `bilde-${width}.png`,
  mimeType: "image/png",
  buffer: Buffer.from(greyPng(width, 20)),
});
const five = [11, 12, 13, 14, 15].map(picture);

/** The widths of a product's pictures in their order. */
const widths = (page: Page) =>
  page
    .getByRole("dialog")
    .getByRole("img", { name: /attēls no/ })
    .evaluateAll((images) => images.map((image) => Number(image.getAttribute("width"))));

async function startProduct(page: Page, code: string): Promise<void> {
  await letIn(page, "admin");
  await open(page, "/stock/products");
  await link(page, "Pievienot produktu").click();
  const form = dialog(page, "Jauns produkts");
  await textbox(form, "Kods").fill(code);
  await textbox(form, "Nosaukums latviski").fill("Stikla pudele");
  await textbox(form, "Nosaukums angliski").fill("Glass bottle");
  await choice(form, "Mērvienība").selectOption({ label: "gab." });
}

const choose = (page: Page, files: typeof five) =>
  page.getByRole("dialog").locator("input[type=file]").setInputFiles(files);

test("a product with five images, from its creation to the two-step delete", async ({ page }) => {
  await startProduct(page, "PUD-1");
  const making = dialog(page, "Jauns produkts");
  await textbox(making, "Krāsa latviski").fill("zaļa");
  await choose(page, five);
  await expect(making.getByRole("img")).toHaveCount(5);
  await expect(button(making, "Izvēlēties attēlus")).toBeDisabled();
  await button(making, "Pievienot").click();

  const form = dialog(page, "Stikla pudele");
  await expect(form.getByRole("img", { name: "5. attēls no 5" })).toBeVisible();
  expect(await widths(page)).toEqual([11, 12, 13, 14, 15]);
  await expect(form.getByRole("listitem").first()).toContainText("Titulattēls");

  await button(form, "Pārvietot atpakaļ: 1. attēls").click();
  await expect.poll(() => widths(page)).toEqual([12, 11, 13, 14, 15]);
  await page.clock.install();
  await deleteSurely(page, "5. attēls");
  await expect(notice(page, "Attēls dzēsts")).toBeVisible();
  await expect.poll(() => widths(page)).toEqual([12, 11, 13, 14]);
  await link(form, "Aizvērt").first().click();
  await expect(form).toBeHidden();

  await page.getByRole("searchbox", { name: "Meklēt produktu" }).fill("PUD-1");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  const remove = page.getByRole("button", { name: "Dzēst: Stikla pudele" });
  const sure = page.getByRole("button", { name: "Tiešām dzēst: Stikla pudele?" });
  await remove.click();
  await expect(sure).toBeVisible();
  await page.clock.runFor(1600);
  await expect(remove).toBeVisible();
  // Anyone who clicks twice at once has not read the question, be it as a double click or as two taps.
  await page.clock.pauseAt(Date.now() + 240_000);
  await remove.dblclick();
  await sure.click();
  await expect(sure).toBeVisible();
  await page.clock.runFor(400);
  await sure.click();
  await page.clock.resume();
  await expect(notice(page, "Produkts dzēsts")).toBeVisible();
  await expect(row(page, "Stikla pudele")).toHaveCount(0);
});

test("a product that an estimate uses stays in the list, which says why", async ({ page, installation }) => {
  const { admin, position } = await begunEstimate(installation);
  const product = { code: "KR-9", name: { lv: "Krūze ar osu" }, default_measure_unit_id: 1 };
  const { id } = (await admin("POST", "/products", { body: product })).json().data;
  const lines = { position_items: [{ product_id: id, name: "Krūze", price: "1", quantity: "1" }] };
  expect((await admin("POST", `/${position.id}/position_items`, { body: lines })).status).toBe(201);
  await letIn(page, "admin");
  await open(page, "/stock/products?q=KR-9");
  await page.clock.install();
  await deleteSurely(page, "Krūze ar osu");
  await expect(notice(page, "Šo produktu dzēst nevar, jo tas ir kādā tāmē")).toBeVisible();
  await expect(row(page, "Krūze ar osu")).toBeVisible();
});

test("what is no image, too large or too many is left out with a word about it", async ({ page }) => {
  await startProduct(page, "PUD-2");
  const form = dialog(page, "Jauns produkts");
  await choose(page, [
    { name: "cenas.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
    { name: "liels.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    ...five,
    picture(16),
  ]);
  await expect(form.getByRole("alert")).toContainText("cenas.pdf nav attēls un netika pievienots");
  await expect(form.getByRole("alert")).toContainText("liels.png ir lielāks par 10 MB un netika pievienots");
  await expect(form.getByRole("alert")).toContainText("ne vairāk kā 5 attēli: 1 netika pievienots");
  await expect(form.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(form.getByRole("img")).toHaveCount(5);
});

test("images that were chosen for a product that nobody made go to no other", async ({ page }) => {
  await startProduct(page, "PUD-9");
  await choose(page, five.slice(0, 2));
  await expect(dialog(page, "Jauns produkts").getByRole("img")).toHaveCount(2);
  await link(dialog(page, "Jauns produkts"), "Atcelt").click();
  await button(unsaved(page), "Jā").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await rows(page).first().getByRole("link").first().click();
  const images = page.getByRole("dialog").getByRole("img", { name: /attēls no/ });
  await expect(images.first()).toBeVisible();
  const before = await images.count();
  await choose(page, [picture(17)]);
  await expect(images.last()).toHaveAttribute("width", "17");
  await expect(images).toHaveCount(before + 1);
});

test("images are ordered by dragging, the first is the cover in the list", async ({ page }) => {
  await startProduct(page, "PUD-3");
  await choose(page, five.slice(0, 3));
  await button(dialog(page, "Jauns produkts"), "Pievienot").click();
  const form = dialog(page, "Stikla pudele");
  const last = form.getByRole("img", { name: "3. attēls no 3" });
  await last.scrollIntoViewIfNeeded();
  const from = await last.boundingBox();
  const to = await form.getByRole("img", { name: "1. attēls no 3" }).boundingBox();
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 40);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 40, { steps: 12 });
  await page.mouse.move((to?.x ?? 0) + 30, (to?.y ?? 0) + 40, { steps: 6 });
  // The new order is shown at once: that it is kept is known with the answer.
  const kept = page.waitForResponse((response) => response.request().method() === "POST");
  await page.mouse.up();
  await kept;
  await expect.poll(() => widths(page)).toEqual([13, 11, 12]);
  await page.reload();
  await expect.poll(() => widths(page)).toEqual([13, 11, 12]);
  const address = (await form.getByRole("img", { name: "1. attēls no 3" }).getAttribute("src")) ?? "";
  await open(page, "/stock/products?q=PUD-3");
  await expect(row(page, "Stikla pudele").locator("img")).toHaveAttribute("src", address);
});

test("what was read before images were ordered does not undo their order when it arrives later", async ({
  page,
}) => {
  await startProduct(page, "PUD-9");
  await button(dialog(page, "Jauns produkts"), "Pievienot").click();
  await expect(notice(page, /Produkts .Stikla pudele. pievienots/)).toBeVisible();
  await open(page, "/stock/products?q=PUD-9");
  await link(page, "Stikla pudele").click();
  const form = dialog(page, "Stikla pudele");
  const [uploaded, read, held] = [1, 2, 3].map(() => Promise.withResolvers<void>());
  let posts = 0;
  page.on("response", (response) => {
    if (response.request().method() === "POST" && ++posts === 2) uploaded?.resolve();
  });
  let readings = 0;
  await intercept(page, /\.data/, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    readings += 1;
    // The reading after the first image sees both; the one after the second is answered at once, and held back.
    if (readings === 1) await uploaded?.promise;
    if (readings !== 2) return route.continue();
    const { host, pathname, search } = new URL(route.request().url());
    const { cookie = "" } = await route.request().allHeaders();
    const answer = await ask(host, "GET", pathname + search, { headers: { Cookie: cookie } });
    read?.resolve();
    await held?.promise;
    const { status, headers, bytes } = answer;
    await route.fulfill({
      status,
      headers: { "Content-Type": String(headers["content-type"]), "X-Remix-Response": "yes" },
      body: Buffer.from(bytes),
    });
  });
  await choose(page, five.slice(0, 2));
  await read?.promise;
  await expect(form.getByRole("img", { name: "2. attēls no 2" })).toBeVisible();
  const kept = page.waitForResponse((response) => response.request().method() === "POST");
  await button(form, "Pārvietot atpakaļ: 1. attēls").click();
  await kept;
  await expect.poll(() => widths(page)).toEqual([12, 11]);
  // The one that began before the images were ordered, the one after their order, and one more to be sure.
  await expect.poll(() => readings).toBe(3);
  held?.resolve();
  await expect.poll(() => readings).toBe(4);
  await expect.poll(() => widths(page)).toEqual([12, 11]);
});

test("a file that only claims to be an image is refused in words, and can be let go", async ({ page }) => {
  await startProduct(page, "PUD-4");
  await button(dialog(page, "Jauns produkts"), "Pievienot").click();
  await expect(dialog(page, "Jauns produkts")).toBeHidden();
  await open(page, "/stock/products?q=PUD-4");
  await link(page, "Stikla pudele").click();
  const form = dialog(page, "Stikla pudele");
  await choose(page, [
    { name: "viltus.png", mimeType: "image/png", buffer: Buffer.from("<script>1</script>") },
  ]);
  await expect(form.getByRole("alert")).toContainText(
    "viltus.png: Derīgi ir tikai attēli: JPEG, PNG vai WebP",
  );
  await button(form, "Noņemt: viltus.png").click();
  await expect(form.getByRole("alert")).toHaveCount(0);
  await choose(page, [picture(21)]);
  await expect(form.getByRole("img", { name: "1. attēls no 1" })).toBeVisible();
});

test("a code that is taken stands at its field, and the chosen images stay", async ({ page }) => {
  await startProduct(page, "PUD-5");
  await button(dialog(page, "Jauns produkts"), "Pievienot").click();
  await expect(notice(page, /Produkts .Stikla pudele. pievienots/)).toBeVisible();
  await open(page, "/stock/products/add");
  const form = dialog(page, "Jauns produkts");
  await textbox(form, "Kods").fill("PUD-5");
  await textbox(form, "Nosaukums latviski").fill("Cita pudele");
  await choice(form, "Mērvienība").selectOption({ label: "gab." });
  await choose(page, five.slice(0, 2));
  await button(form, "Pievienot").click();
  await expect(textbox(form, "Kods")).toHaveAccessibleDescription("Produkts ar šādu kodu jau ir");
  await expect(form.getByRole("img")).toHaveCount(2);
  await textbox(form, "Kods").fill("PUD-6");
  await button(form, "Pievienot").click();
  await expect(dialog(page, "Cita pudele").getByRole("img", { name: "2. attēls no 2" })).toBeVisible();
  await expect(heading(page, "Cita pudele")).toBeVisible();
});
