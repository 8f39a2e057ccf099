import type { AppLoadContext } from "@remix-run/cloudflare";
import { remove } from "#app/forms/removal.ts";
import { done } from "#model/answer/answer.ts";

/** Deletes an image of a product, and leaves the message for the next page. Throws an ApiError. */
export const removeImage = (
  context: AppLoadContext,
  productId: string | undefined,
  image: number | string,
): Promise<void> =>
  remove(context, {
    path: `/products/${productId}/files/${image}`,
    answer: done,
    said: "products.image_deleted",
    // An image is never another: it counts no changes.
    version: undefined,
  });
