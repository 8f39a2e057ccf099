import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { product } from "#model/stock/product.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { readUnits } from "../units/read.ts";
import { DeleteProductButton } from "./delete-button.tsx";
import { editedProduct } from "./edited.ts";
import { ProductForm } from "./form.tsx";
import { ImageForms, ImageSection } from "./image-section.tsx";

export const handle = {
  title: (t, data) => data?.product.name.lv ?? t("stock.products"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [shown, units] = await reading(context, request, "stock", () =>
    Promise.all([
      rowOf(context.api, "/products", params.productId, product),
      optionalData(readUnits(context.api)),
    ]),
  );
  return { product: shown.data, units };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "stock", editedProduct);
  return submitEdit({ request, context }, editedProduct, async (body, form) => {
    await context.api.send("PATCH", `/products/${params.productId}`, done, {
      body,
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "products.saved" });
    return replace(`/stock/products${new URL(request.url).search}`);
  });
}

export default function EditProduct() {
  const { t } = useTranslation();
  const { product: shown, units } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.id, lastResult);
  const [params] = useSearchParams();
  const closeTo = `/stock/products?${params}`;
  return (
    <Dialog title={shown.name.lv} closeTo={closeTo} width="wide">
      <ProductForm
        key={fillingOf(begun, lastResult)}
        product={begun}
        units={units}
        lastResult={lastResult}
        images={<ImageSection product={shown} />}
      >
        <span className="mr-auto">
          <DeleteProductButton
            id={shown.id}
            version={shown.version}
            name={shown.name.lv}
            form="product-delete"
          />
        </span>
        <ButtonLink to={closeTo} preventScrollReset>
          {t("form.close")}
        </ButtonLink>
      </ProductForm>
      <ImageForms product={shown} />
      <Form
        id="product-delete"
        method="post"
        action={`/stock/products/${shown.id}/delete?${params}`}
        preventScrollReset
      >
        <input type="hidden" name="seen_version" value={shown.version} />
      </Form>
    </Dialog>
  );
}
