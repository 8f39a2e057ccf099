import { useLocation } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import { Link } from "#ui/link.tsx";
import type { useFound } from "./use-found.ts";

interface StatusProps {
  found: ReturnType<typeof useFound>;
  /** Of all places that are shown. */
  count: number;
}

/** What is said below what was found: how much it is, that there is nothing, or why. */
export function Status({ found: { typed, rows, problem, isSearching }, count }: StatusProps) {
  const { t } = useTranslation();
  const nothing = !isSearching && !problem && count === 0;
  const isSeen = nothing || problem || rows === null;
  return (
    <p role="status" className={isSeen ? "palette-status" : "sr-only"}>
      {problem === "failed" && t("search.failed")}
      {problem === "signed_out" && <SignedOut />}
      {nothing && t("search.nothing", { typed })}
      {rows === null && t("search.not_offered")}
      {rows && !isSeen && !isSearching && t("search.count", { count })}
    </p>
  );
}

/** Leads to the login, and back to this page. */
function SignedOut() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <>
      {t("errors.signed_out")}.{" "}
      <Link
        to={`/login?${new URLSearchParams({ to: pathname + search })}`}
        reloadDocument
        className="underline underline-offset-4"
      >
        {t("menu.login")}
      </Link>
    </>
  );
}
