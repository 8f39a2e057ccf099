import { useTranslation } from "#locales/use-translation.ts";
import type { Language } from "#model/text/language.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";

/** Nothing has the words, or nothing is changed yet. */
export function NoTexts({ q, isChangedOnly, language }: NoTextsProps) {
  const { t } = useTranslation();
  return (
    <Empty text={q ? t("page.nothing_found", { query: q }) : t("texts.none_changed")}>
      <ButtonLink to={`/settings/texts?lang=${language}`}>
        {t(isChangedOnly ? "texts.show_all" : "filters.clear_search")}
      </ButtonLink>
    </Empty>
  );
}

interface NoTextsProps {
  q: string;
  isChangedOnly: boolean;
  language: Language;
}
