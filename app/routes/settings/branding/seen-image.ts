import type { AppLoadContext } from "@remix-run/cloudflare";
import { type ImageKind, sentLook } from "#model/answer/address-look.ts";
import { one } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";

/** An image as it was seen: its address, "" where there was none; unknown where a program does not say it. */
interface SeenImage {
  kind: ImageKind;
  seen?: string | undefined;
}

/**
 * The version of the look in which an image is the one that was seen: a colleague's is not taken away or replaced for
 * another's. Throws a 412 with these words where it is another by now; undefined of a backend that counts no versions.
 */
export async function versionWith(
  { kind, seen }: SeenImage,
  { api }: AppLoadContext,
  path: string,
  changed: "branding.image_changed" | "branding.image_replaced",
): Promise<number | undefined> {
  const { data } = await api.get(path, one(sentLook));
  if (seen !== undefined && (data.images[kind] ?? "") !== seen) throw new ApiError(412, changed);
  return data.version || undefined;
}
