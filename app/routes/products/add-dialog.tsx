import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { type ProductInput, product, productInput } from "#model/stock/product.ts";
import { CancelLink, Dialog } from "#ui/dialog.tsx";
import { readUnits } from "../units/read.ts";
import { FirstImages } from "./first-images.tsx";
import { ProductForm } from "./form.tsx";

export const handle = { title: (t) => t("products.new") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const units = await reading(context, request, "stock", () => optionalData(readUnits(context.api)));
  return { units, key: crypto.randomUUID() };
}

/** Makes the product; images that were chosen go up from its own dialog, with progress. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  return submit({ request, context }, productInput, async (input, form) => {
    const { data } = await context.api.send("POST", "/products", one(product), {
      body: formOf(input),
      idempotencyKey: keyOf(form),
    });
    context.session.flash({ kind: "success", key: "products.created", values: { name: data.name.lv } });
    const list = "/stock/products";
    const to = form.has("with_images") ? `${list}/${data.id}` : list;
    return replace(to + new URL(request.url).search);
  });
}

/** The multipart form of the contract (specification §7): `name[lv]`, `name[en]` and so on. */
function formOf(input: ProductInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (typeof value !== "object") form.set(name, String(value));
    else for (const [language, text] of Object.entries(value)) form.set(`${name}[${language}]`, text);
  }
  return form;
}

export default function AddProduct() {
  const { t } = useTranslation();
  const { units, key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const [params] = useSearchParams();
  const closeTo = `/stock/products?${params}`;
  return (
    <Dialog title={t("products.new")} closeTo={closeTo} width="wide" first="control">
      <ProductForm units={units} idempotencyKey={key} lastResult={lastResult} images={<FirstImages />}>
        <CancelLink to={closeTo} />
      </ProductForm>
    </Dialog>
  );
}
