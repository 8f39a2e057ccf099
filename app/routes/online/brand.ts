import type { OnlineDocument } from "#model/online/document.ts";

/** The agency's mark and colours when a document was sent: the page of one that is not shown any more has them as well. */
export function brandIn({ content, brand: told }: Pick<OnlineDocument, "content" | "brand">) {
  const brand = content?.brand ?? told;
  return { mark: brand?.mark ?? null, colours: brand?.colors };
}
