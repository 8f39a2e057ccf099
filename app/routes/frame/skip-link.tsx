import { useTranslation } from "#locales/use-translation.ts";

/** The first stop of Tab: past the menu, to what the page is about. Seen while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-surface px-3.5 py-2 font-medium text-body shadow-float focus:translate-y-0 print:hidden"
    >
      {t("page.skip")}
    </a>
  );
}
