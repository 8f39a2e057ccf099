import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { estimateDocument } from "#model/estimate/document.ts";
import { EstimateSheet } from "./estimate-sheet.tsx";
import { PreviewFrame } from "./frame.tsx";
import { useBrand } from "./head.tsx";
import { readDocument } from "./read.ts";

export const handle = { title: (t) => t("estimates.preview") } satisfies Titled;

/** An offer is previewed as one, whichever address it was asked for at (specification 2.7). */
export async function loader(call: LoaderFunctionArgs) {
  const { isOffer, ...shown } = await reading(call.context, call.request, "estimate", () =>
    readDocument(call, estimateDocument),
  );
  if (isOffer) throw redirect(`/estimate/${shown.estimateId}/offer${new URL(call.request.url).search}`);
  return shown;
}

/** The estimate as the client gets it (specification 2.5). */
export default function EstimatePreview() {
  const { t } = useTranslation();
  const { document, ...shown } = useLoaderData<typeof loader>();
  const brand = useBrand();
  return (
    <PreviewFrame {...shown} title={t("estimates.preview")} pdf={`/api/estimates/pdf/${shown.estimateId}/`}>
      <EstimateSheet document={document} brand={brand} />
    </PreviewFrame>
  );
}
