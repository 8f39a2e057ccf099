import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { createTexts } from "#locales/texts.ts";
import { TranslationProvider, useTranslation } from "#locales/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CloseLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { EstimateSheet } from "../preview/estimate-sheet.tsx";
import { OfferSheet } from "../preview/offer-sheet.tsx";
import { readSent } from "./read-sent.ts";

export const handle = { title: (t) => t("versions.title") } satisfies Titled;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "estimate", () => readSent({ params, context }));

/** A version of an estimate as it was sent: in the language, the words and the brand of that day. Later changes are not in it. */
export default function SentVersion() {
  const { t } = useTranslation();
  const { estimateId } = useParams();
  const { number, at, to, mail_id, pdf_name, language, texts, overrides, brand, shown, accepted } =
    useLoaderData<typeof loader>();
  const sentWords = useMemo(() => createTexts(language, texts, overrides), [language, texts, overrides]);
  const closeTo = `/estimate/${estimateId}`;
  return (
    <Dialog title={t("versions.nth", { number })} closeTo={closeTo} width="page">
      <DialogBody isText>
        <p className="text-xs text-grey-700">
          {to.length > 0 ? t("versions.sent", { at, to: to.join(", ") }) : t("versions.not_sent", { at })}
        </p>
        {accepted && <p>{t("versions.accepted_for", { net: accepted })}</p>}
        <TranslationProvider value={sentWords}>
          <article lang={language} className="document">
            {shown.kind === "estimate" ? (
              <EstimateSheet document={shown.document} brand={brand} />
            ) : (
              <OfferSheet
                document={shown.document}
                items={shown.document.pages.flat()}
                isLast
                brand={brand}
              />
            )}
          </article>
        </TranslationProvider>
      </DialogBody>
      <DialogFooter>
        <CloseLink to={closeTo} />
        {mail_id !== null && (
          <ButtonLink
            to={`/api/document_mails/${mail_id}/file`}
            reloadDocument
            download={pdf_name}
            tone="main"
            icon={<Icon of={Download} />}
          >
            {t("versions.pdf")}
          </ButtonLink>
        )}
      </DialogFooter>
    </Dialog>
  );
}
