import type { ReactNode } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { languages } from "#model/text/language.ts";

interface FrameProps {
  data: { title: string; token: string; mark: string | null };
  /** Names the code that was mailed, which the other language asks for as well; "" before. */
  request: string;
  children: ReactNode;
}

/** The page around a document that a client reads: the agency's mark, the choice of language, and what can be done. */
export function OnlineFrame({ data, request, children }: FrameProps) {
  const { t, language } = useTranslation();
  const { mark, title, token } = data;
  return (
    <div className="online" id="top">
      <header>
        <p>{mark ? <img src={mark} alt={title} className="scheme-light" /> : title}</p>
        <nav aria-label={t("online.language")}>
          {languages.map((code) => (
            <a
              key={code}
              href={`/d/${token}?${new URLSearchParams({ lang: code, ...(request && { request }) })}`}
              lang={code}
              hrefLang={code}
              aria-current={language === code ? "true" : undefined}
            >
              {t(`languages.${code}`)}
            </a>
          ))}
        </nav>
      </header>
      <main>{children}</main>
    </div>
  );
}
