import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, notice } from "../support/page-words.ts";

for (const javaScriptEnabled of [true, false])
  test(`which images of a line two choose is all kept, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    newBrowser,
    installation,
  }) => {
    const { admin, estimate, position } = await begunEstimate(installation);
    const products = (await admin("GET", "/products?per_page=50")).json().data;
    const product = products.find((one: { images: unknown[] }) => one.images.length === 4);
    const position_items = [{ product_id: product.id, price: 5 }];
    const added = await admin("POST", `/${position.id}/position_items`, { body: { position_items } });
    const [{ id }] = added.json().data;
    const chosen = async (): Promise<boolean[]> => {
      const { data } = (await admin("GET", `/${position.id}/position_items`)).json();
      return data[0].product.images.map((image: { is_selected: boolean }) => image.is_selected);
    };
    expect(await chosen()).toEqual([true, false, false, false]);

    const opened = async (who: "admin" | "planner"): Promise<Page> => {
      const page = await newBrowser({ javaScriptEnabled });
      await letIn(page, who);
      const path = `/estimate/${estimate.id}/items/${id}/images`;
      await (javaScriptEnabled ? open(page, path) : page.goto(path));
      return page;
    };
    const [mine, hers] = [await opened("admin"), await opened("planner")];
    const tick = (page: Page, nth: number) => page.getByRole("dialog").getByRole("checkbox").nth(nth);
    const save = (page: Page) => button(page.getByRole("dialog"), "Saglabāt").click();
    await tick(hers, 0).uncheck();
    await tick(hers, 3).check();
    await save(hers);
    await expect(notice(hers, "Attēli saglabāti")).toBeVisible();
    await tick(mine, 1).check();
    await tick(mine, 3).check();
    await save(mine);
    await expect(notice(mine, "Paturētas arī kolēģa izmaiņas: Attēli piedāvājumā")).toBeVisible();
    expect(await chosen()).toEqual([false, true, false, true]);
  });
