import { Outlet, useLocation } from "@remix-run/react";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { languages } from "#model/text/language.ts";

/** The layout of login and password renewal: the installation's mark, one form, the choice of language. */
export default function SessionLayout() {
  const root = useRoot();
  const { pathname, search } = useLocation();
  const { t, language } = useTranslation();
  const to = pathname + search;
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] bg-grey-25">
      <main className="flex flex-col items-center justify-center gap-8 px-4 py-10">
        <div className="w-full max-w-sm overflow-hidden rounded-card border border-grey-200 bg-raised">
          <p className="flex h-18 items-center bg-primary px-6 text-xl font-semibold text-primary-text sm:px-8">
            {root?.images.logo_main ? (
              <img
                src={root.images.logo_main}
                alt={root.title}
                width={160}
                height={40}
                className="scheme-light h-10 w-40 rounded-control bg-(--brand-primary) object-contain object-left"
              />
            ) : (
              root?.title
            )}
          </p>
          <div className="p-6 sm:p-8">
            <Outlet />
          </div>
        </div>
      </main>
      <footer className="flex justify-center gap-1 pb-6">
        {languages.map((code) => (
          <form key={code} method="post" action="/language">
            <input type="hidden" name="to" value={to} />
            <button
              type="submit"
              name="language"
              value={code}
              lang={code}
              aria-current={language === code || undefined}
              className="rounded-control px-3 py-1.5 text-grey-600 hover:bg-grey-100 aria-[current]:font-semibold aria-[current]:text-body"
            >
              {t(`languages.${code}`)}
            </button>
          </form>
        ))}
      </footer>
    </div>
  );
}
