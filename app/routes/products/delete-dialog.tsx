import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { pressInRow, submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { rowOf } from "#app/loading/missing-operations.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { product } from "#model/stock/product.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { removeImage } from "./remove-image.ts";
import { rowField } from "./row-field.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return reading(context, request, "stock", () => rowOf(context.api, "/products", params.productId, product));
}

export const shouldRevalidate = revalidates;

/** The id of the one image that is asked about; null where the whole product is. */
const imageIn = (address: string): string | null =>
  /^[1-9]\d*$/.exec(new URL(address).searchParams.get("image") ?? "")?.[0] ?? null;

/** The page of the product, over the list as it is. */
function productAt(id: number | string | undefined, params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete("image");
  return `/stock/products/${id}?${kept}`;
}

/** Deletes a product and its images, or without scripts one of these; the two-step buttons of list and dialog post here as well. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  const list = `/stock/products${new URL(request.url).search}`;
  const sent = await formOf(request);
  const image = imageIn(request.url);
  if (image)
    return submit({ request, context, form: sent }, z.object({}), async () => {
      await removeImage(context, params.productId, image);
      return replace(productAt(params.productId, new URL(request.url).searchParams));
    });
  const act = () =>
    remove(context, {
      path: `/products/${params.productId}`,
      answer: done,
      said: "products.deleted",
      read: () => rowOf(context.api, "/products", params.productId, product),
      version: versionOf(sent, "seen_version"),
    });
  // A row has no place for a refusal: the list says it.
  if (sent.has(rowField)) return pressInRow({ request, context }, list, act);
  return submit({ request, context, form: sent }, z.object({}), async () => {
    await act();
    return replace(list);
  });
}

export default function DeleteProduct() {
  const { t } = useTranslation();
  const { data } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const refused = useActionData<typeof action>();
  const ofProduct = data.images.length > 0 ? "products.delete_consent_images" : "products.delete_consent";
  const asked = params.has("image") ? "products.delete_image_consent" : ofProduct;
  return (
    <ConfirmDialog
      closeTo={productAt(data.id, params)}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: data.version }}
    >
      {t(asked, {
        name: data.name.lv,
        number: data.images.length,
        position: data.images.findIndex(({ id }) => String(id) === params.get("image")) + 1,
      })}
    </ConfirmDialog>
  );
}
