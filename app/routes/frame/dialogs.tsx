import { Outlet, useLocation, useOutletContext, useResolvedPath } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CloseLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { TypedTexts, useProblem } from "#ui/problem-page.tsx";

/** Stands between a page and its dialogs, which are given what the page says. */
export default function Dialogs() {
  return <Outlet context={useOutletContext()} />;
}

/** A dialog that failed says so in its place, and the page below stays as it was, with whatever is typed there. */
export function ErrorBoundary() {
  const { t } = useTranslation();
  const { kind, isTriedAgain, text, typed, request } = useProblem();
  const { pathname, search } = useLocation();
  // What is missing is a row, and not the page.
  const title = t(kind === "not_found" ? "problems.not_found.dialog" : `problems.${kind}.title`);
  const closeTo = useResolvedPath(".").pathname + search;
  return (
    <Dialog title={title} closeTo={closeTo}>
      <DialogBody>
        <p>{text}</p>
        <TypedTexts typed={typed} />
        {request && <p className="text-xs text-grey-600">{request}</p>}
      </DialogBody>
      <DialogFooter>
        <CloseLink to={closeTo} />
        {isTriedAgain && (
          <ButtonLink to={pathname + search} preventScrollReset replace tone="main">
            {t("problems.again")}
          </ButtonLink>
        )}
      </DialogFooter>
    </Dialog>
  );
}
