import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { offerDocument } from "#model/offer/document.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PreviewFrame } from "./frame.tsx";
import { useBrand } from "./head.tsx";
import { OfferSheet } from "./offer-sheet.tsx";
import { readDocument } from "./read.ts";

export const handle = { title: (t) => t("estimates.offer") } satisfies Titled;

export const loader = (call: LoaderFunctionArgs) =>
  reading(call.context, call.request, "estimate", () => readDocument(call, offerDocument));

/** The offer as the client gets it, page by page (specification 2.7, 4.10). */
export default function OfferPreview() {
  const { t } = useTranslation();
  const { document, ...shown } = useLoaderData<typeof loader>();
  const brand = useBrand();
  const [params] = useSearchParams();
  const pages = document.pages.length;
  const page = Math.min(Math.max(1, Number(params.get("page")) || 1), pages);
  return (
    <PreviewFrame
      {...shown}
      title={t("estimates.offer")}
      pdf={`/api/estimates/offer-pdf/${shown.estimateId}/`}
      footer={<Paging page={page} pages={pages} language={shown.language} />}
    >
      <OfferSheet
        document={document}
        items={document.pages[page - 1] ?? []}
        isLast={page === pages}
        brand={brand}
      />
    </PreviewFrame>
  );
}

function Paging({ page, pages, language }: { page: number; pages: number; language: string }) {
  const { t } = useTranslation();
  const to = (next: number) => `?lang=${language}&page=${Math.min(Math.max(1, next), pages)}`;
  const step =
    "inline-flex size-8 items-center justify-center rounded-control hover:bg-grey-100 aria-disabled:opacity-40";
  return (
    <nav aria-label={t("estimates.pages")} className="flex items-center gap-1">
      <Link
        to={to(page - 1)}
        replace
        preventScrollReset
        aria-label={t("estimates.page_before")}
        aria-disabled={page === 1 || undefined}
        className={step}
      >
        <Icon of={ChevronLeft} />
      </Link>
      <span className="numeric">{t("estimates.page_of", { page, pages })}</span>
      <Link
        to={to(page + 1)}
        replace
        preventScrollReset
        aria-label={t("estimates.page_after")}
        aria-disabled={page === pages || undefined}
        className={step}
      >
        <Icon of={ChevronRight} />
      </Link>
    </nav>
  );
}
