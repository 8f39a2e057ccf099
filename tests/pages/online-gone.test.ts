import { sentLink } from "../api/online/arrange.ts";
import { billable } from "../support/begun-documents.ts";
import { imagePart, multipart } from "../support/multipart.ts";
import { pictures } from "../support/pictures.ts";
import { expect, test } from "../support/plain/test.ts";

test("a link that opens nothing wears the brand of its address, and names no document", async ({
  page,
  installation,
}) => {
  const { admin, estimate } = await billable(installation);
  await sentLink({ installation, admin, path: `/estimates/${estimate.id}` });
  const logo = multipart([{ ...imagePart(pictures.png), name: "image" }]);
  await admin("POST", "/companies/1/images/logo_main", logo);
  const colors = (await admin("GET", "/companies/1")).json().data.colors;
  await admin("PATCH", "/companies/1", { body: { colors: { ...colors, primary_color: "#0b5d1e" } } });
  const { images } = (await admin("GET", "/companies/1")).json().data;
  await page.goto(`/d/${"A".repeat(43)}`);
  expect(page.status).toBe(404);
  await expect(page.getByRole("img", { name: "Testa birojs" })).toHaveAttribute("src", images.logo_main);
  expect(page.document.head.textContent).toMatch(/--brand-primary: ?#0b5d1e/i);
  await expect(page.getByText(estimate.estimate_nr)).toHaveCount(0);
});
