import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { fillingOf } from "~/begun";
import { submitEdit } from "~/edited";
import { enter, reading } from "~/guard";
import { rowOf } from "~/instead";
import { done } from "~/model/answer";
import { product } from "~/model/product";
import { Form } from "~/own-form";
import { part } from "~/part";
import { versionOf } from "~/submission";
import type { Titled } from "~/title";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useAnswer } from "~/use-answer";
import { useBegun } from "~/use-begun";
import { readUnits } from "../units/read";
import { DeleteProductButton } from "./delete-button";
import { editedProduct } from "./edited";
import { ProductForm } from "./form";
import { ImageForms, ImageSection } from "./image-section";

export const handle = {
  title: (t, data) => data?.product.name.lv ?? t("stock.products"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [shown, units] = await reading(context, request, "stock", () =>
    Promise.all([rowOf(context.api, "/products", params.productId, product), part(readUnits(context.api))]),
  );
  return { product: shown.data, units };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
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
  const begun = useBegun(shown, shown.id, lastResult);
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
          <DeleteProductButton id={shown.id} name={shown.name.lv} form="product-delete" />
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
      />
    </Dialog>
  );
}
