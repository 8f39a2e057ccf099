import { useLocation } from "@remix-run/react";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";

/** What is said where a link opens nothing, in the brand of the address: of a document nothing is known. */
export function Notice({ title, text, isTriedAgain = false }: NoticeProps) {
  const { t } = useTranslation();
  const root = useRoot();
  const { pathname, search } = useLocation();
  const mark = root?.images.logo_main;
  return (
    <div className="online">
      <header>
        <p>{mark ? <img src={mark} alt={root?.title} className="scheme-light" /> : root?.title}</p>
      </header>
      <main>
        <section className="online-card">
          <h1>{title}</h1>
          <p>{text}</p>
          {isTriedAgain && (
            <p>
              <a href={pathname + search}>{t("online.again")}</a>
            </p>
          )}
        </section>
      </main>
    </div>
  );
}

interface NoticeProps {
  title: string;
  text: string;
  isTriedAgain?: boolean;
}
