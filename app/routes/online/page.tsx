import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import type { Alone } from "#app/alone.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { EstimateSheet } from "../estimates/preview/estimate-sheet.tsx";
import { OfferSheet } from "../estimates/preview/offer-sheet.tsx";
import { act } from "./acts.ts";
import { Answering } from "./answering.tsx";
import { Choosing } from "./choosing.tsx";
import { Conversation } from "./conversation.tsx";
import { OnlineFrame } from "./frame.tsx";
import { InvoicePage } from "./invoice-page.tsx";
import { Notice } from "./notice.tsx";
import { readOnline, type Shown } from "./read.ts";
import { Standing } from "./standing.tsx";

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Alone<Data> & Titled<Data> = {
  look: (data) =>
    data
      ? {
          language: data.language,
          title: data.title,
          colours: data.colours,
          words: data.shown?.words[data.language],
        }
      : null,
  title: (t, data) => {
    if (!data?.shown) return data?.number ?? "";
    return data.document === "invoice"
      ? `${t(`documents.${data.shown.kind}`)} ${data.number}`
      : t(`online.${data.shown.kind}`, { number: data.number });
  },
};

/** No search engine lists it. */
export const headers: HeadersFunction = () => ({ "X-Robots-Tag": "noindex, nofollow" });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const shown = await readOnline(context, { token: params.token, request });
  return { ...shown, request: searchParams.get("request") ?? "", isAsked: searchParams.has("asked") };
}

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  act({ request, context }, params.token);

/** A document as its client reads, pays or answers it (docs/decisions/073-online-documents.md): without an account or scripts. */
export default function OnlinePage() {
  const data = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { t } = useTranslation();
  if (data.document === "invoice")
    return <InvoicePage data={data} isAsked={data.isAsked} refusal={refusal} />;
  // What is still to be chosen stands where it is found; what was chosen, behind the document that says it.
  const isFirst = data.state === "open";
  const choosing = <Choosing data={data} isConfirming={data.request !== ""} refusal={refusal} />;
  return (
    <OnlineFrame data={data} request={data.request}>
      <Standing data={data} isAsked={data.isAsked} refusal={refusal} />
      {data.shown && (
        <>
          {isFirst && choosing}
          <article className="document online-sheet" id="sheet" data-counted="">
            <h2 className="sr-only">{t("online.document")}</h2>
            <Sheet shown={data.shown} />
          </article>
          {!isFirst && choosing}
          <Answering data={data} request={data.request} refusal={refusal} />
          <Conversation data={data} isAsked={data.isAsked} refusal={refusal} />
        </>
      )}
    </OnlineFrame>
  );
}

function Sheet({ shown }: { shown: NonNullable<Shown["shown"]> }) {
  if (shown.kind === "estimate") return <EstimateSheet document={shown.document} brand={shown.brand} />;
  const [items = []] = shown.document.pages;
  return <OfferSheet document={shown.document} items={items} isLast brand={shown.brand} />;
}

/** A link that opens nothing: why, and what to do. */
export function ErrorBoundary() {
  const { t } = useTranslation();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <Notice title={t("online.gone_title")} text={t("online.gone_text")} />;
  if (status === 429) return <Notice title={t("online.wait_title")} text={t("online.wait_text")} />;
  return <Notice title={t("online.fault_title")} text={t("online.fault_text")} isTriedAgain />;
}
