import { Archive, Download, FileCode, Table } from "lucide-react";
import { type Period, searchOf } from "#app/lists/read-period.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { screens } from "#model/list/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

const files = [
  { name: "journal", icon: Table },
  { name: "jumis", icon: FileCode },
  { name: "archive", icon: Archive },
] as const;

/** The files of a period, each with what it is good for. */
export function Files({ period }: { period: Period }) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{t("books_export.files")}</h2>
      <ul className="divide-y divide-hairline rounded-card border border-hairline">
        {files.map(({ name, icon }) => (
          <li key={name} className="flex items-center gap-4 p-4 max-sm:flex-col max-sm:items-start">
            <Icon of={icon} />
            <div className="min-w-0 grow">
              <p className="font-medium">{t(`books_export.${name}`)}</p>
              <p className="text-grey-600">{t(`books_export.${name}_hint`)}</p>
            </div>
            <ButtonLink
              to={`/api/accounting/${name}${searchOf(period)}`}
              reloadDocument
              aria-label={t("books_export.download", { name: t(`books_export.${name}`) })}
              icon={<Icon of={Download} />}
            >
              {t("books_export.get")}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p>
        <Link to={screens.accountingSettings.path} className="text-primary-ink underline underline-offset-4">
          {t("books_export.accounts")}
        </Link>
      </p>
    </section>
  );
}
