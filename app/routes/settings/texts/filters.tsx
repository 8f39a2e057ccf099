import { useSearchParams } from "@remix-run/react";
import { RotateCcw } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { type Language, languages } from "#model/text/language.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

interface TextFiltersProps {
  language: Language;
  /** Texts of the language that are worded differently. */
  changed: number;
  isChangedOnly: boolean;
}

/** Which language, whether all texts or the changed ones, and the way back for all of them. */
export function TextFilters({ language, changed, isChangedOnly }: TextFiltersProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const at = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    next.delete("page");
    for (const [name, value] of Object.entries(change))
      if (value === null) next.delete(name);
      else next.set(name, value);
    return `?${next}`;
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 lg:pt-6">
      <nav aria-label={t("texts.language")} className="link-segments">
        {languages.map((code) => (
          <Link key={code} to={at({ lang: code })} aria-current={code === language ? "true" : undefined}>
            {t(`languages.${code}`)}
          </Link>
        ))}
      </nav>
      <nav aria-label={t("texts.which")} className="link-segments">
        <Link to={at({ changed: null })} aria-current={isChangedOnly ? undefined : "true"}>
          {t("texts.all")}
        </Link>
        <Link to={at({ changed: "1" })} aria-current={isChangedOnly ? "true" : undefined}>
          {t("texts.changed")} <span className="numeric text-grey-600">{changed}</span>
        </Link>
      </nav>
      {changed > 0 && (
        <ButtonLink
          to={`/settings/texts/reset?lang=${language}`}
          preventScrollReset
          icon={<Icon of={RotateCcw} />}
          className="sm:ml-auto"
        >
          {t("texts.reset_all")}
        </ButtonLink>
      )}
    </div>
  );
}
