import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
  replace,
} from "@remix-run/cloudflare";
import { z } from "zod";
import { isFetched, pressedIn } from "#app/forms/form.ts";
import { pressInRow } from "#app/forms/submission.ts";
import { enter, pageBefore, signedOut } from "#app/loading/guard.ts";
import { orElse, rowOf } from "#app/loading/missing-operations.ts";
import { done } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { mergedOrder } from "#model/stock/image-order.ts";
import { addedImages, product as sentProduct } from "#model/stock/product.ts";
import { limits } from "./chosen-files.ts";
import { removeImage } from "./remove-image.ts";

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/stock/products/${params.productId}`);

const ids = z.string().transform((sent) => sent.split(",").map(Number));

/** What the buttons of the images send: all of them in a new order and in the one that was seen, or the one that goes. */
const button = z.union([
  z.object({ order: ids, seen: ids.optional() }),
  z.object({ delete: z.coerce.number() }),
]);

/** Adds images to a product, orders them, or deletes one: a multipart form brings files, the buttons say the rest. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  const product = `/products/${params.productId}`;
  if (request.headers.get("content-type")?.startsWith("multipart/form-data"))
    return receive(request, context, product);
  const pressed = await pressedIn(request, button);
  return pressInRow({ request, context }, `/stock${product}`, async () => {
    if ("order" in pressed) {
      const { data } = await rowOf(context.api, "/products", params.productId, sentProduct);
      const now = data.images.map((image) => image.id);
      const body = { files: mergedOrder(pressed.seen ?? now, pressed.order, now) };
      await orElse(context.api.send("PATCH", `${product}/files_order`, done, { body }), ({ status }) => {
        throw new ApiError(status, "problems.not_offered");
      });
      return;
    }
    await removeImage(context, params.productId, pressed.delete);
  });
}

/** Streams the files on to the backend. Scripts hear what became of them; without scripts the next page says it. */
async function receive(request: Request, context: AppLoadContext, product: string): Promise<Response> {
  try {
    const { images, dropped } = await context.api.upload(`${product}/add-files`, request, addedImages);
    if (isFetched(request)) return Response.json({ images, dropped });
    if (dropped > 0) flash(context, "error", "products.dropped_many", { count: dropped, most: limits.most });
    else flash(context, "success", "products.images_added", {});
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) throw await signedOut(context, request);
    if (isFetched(request)) return Response.json({ message: error.message }, { status: error.status });
    flash(context, "error", error.message, {});
  }
  return replace(pageBefore(request, `/stock${product}`));
}

const flash = (
  { session }: AppLoadContext,
  kind: "success" | "error",
  key: string,
  values: Record<string, number>,
) => session.flash({ kind, key, values });
