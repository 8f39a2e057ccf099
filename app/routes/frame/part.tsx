import { Outlet, useLocation, useOutletContext } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { TypedTexts, useProblem } from "#ui/problem-page.tsx";

/** Stands between a page and its tabs, which are given what the page says. */
export default function Part() {
  return <Outlet context={useOutletContext()} />;
}

/** A tab that failed says so in its place: the head of the page, with the ways to its other tabs, stays. */
export function ErrorBoundary() {
  const { t } = useTranslation();
  const { kind, isTriedAgain, text, typed, request } = useProblem();
  const { pathname, search } = useLocation();
  return (
    <section className="flex max-w-lg flex-col items-start gap-4 p-4 sm:p-6">
      <h2 className="text-base font-semibold">{t(`problems.${kind}.title`)}</h2>
      <p className="text-grey-700">{text}</p>
      <TypedTexts typed={typed} />
      {request && <p className="text-xs text-grey-600">{request}</p>}
      {isTriedAgain && (
        <ButtonLink to={pathname + search} reloadDocument tone="main">
          {t("problems.again")}
        </ButtonLink>
      )}
    </section>
  );
}
