import { Form, useNavigate, useRouteLoaderData } from "@remix-run/react";
import { Printer, Send } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { isOffered } from "#app/loading/optional-data.ts";
import { createTexts, type Nested } from "#locales/texts.ts";
import { TranslationProvider, useTranslation } from "#locales/use-translation.ts";
import { type Language, languages } from "#model/text/language.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { controlClass } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import type { loader } from "../page.tsx";

interface FrameProps {
  title: string;
  estimateId: number;
  language: Language;
  texts: Nested;
  overrides: Record<string, string>;
  /** Where the document comes from as a PDF. */
  pdf: string;
  /** Between the document and the buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The dialog around a document: in which language, as a PDF, and closed again (specification 2.5, 2.7). */
export function PreviewFrame({
  title,
  estimateId,
  language,
  texts,
  overrides,
  pdf,
  footer,
  children,
}: FrameProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const canMail = isOffered(useRouteLoaderData<typeof loader>("routes/estimates/page")?.mails);
  const words = useMemo(() => createTexts(language, texts, overrides), [language, texts, overrides]);
  return (
    <Dialog title={title} closeTo={`/estimate/${estimateId}`} width="page">
      <DialogBody isText>
        <TranslationProvider value={words}>
          <article lang={language} className="document">
            {children}
          </article>
        </TranslationProvider>
      </DialogBody>
      <DialogFooter>
        <Form className="mr-auto flex flex-wrap items-center gap-2" preventScrollReset>
          <label htmlFor="lang" className="text-xs text-grey-700">
            {t("estimates.language")}
          </label>
          <select
            id="lang"
            name="lang"
            defaultValue={language}
            className={`${controlClass} select-arrow w-auto! appearance-none pr-8`}
            onChange={(event) =>
              navigate(`?lang=${event.currentTarget.value}`, { replace: true, preventScrollReset: true })
            }
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {t(`languages.${code}`)}
              </option>
            ))}
          </select>
          <Button className="scripted:hidden!">{t("estimates.show")}</Button>
          {footer}
        </Form>
        <ButtonLink to={`/estimate/${estimateId}`} preventScrollReset>
          {t("form.close")}
        </ButtonLink>
        {canMail && (
          <ButtonLink
            to={`/estimate/${estimateId}/send/${language}`}
            preventScrollReset
            icon={<Icon of={Send} />}
          >
            {t("mails.send")}
          </ButtonLink>
        )}
        <ButtonLink to={`${pdf}?lang=${language}`} reloadDocument tone="main" icon={<Icon of={Printer} />}>
          {t("estimates.print")}
        </ButtonLink>
      </DialogFooter>
    </Dialog>
  );
}
