import { ExternalLink } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

interface FactsProps {
  facts: readonly (readonly [name: string, value: string | null | undefined])[];
  /** The entry's own link: http, https or mailto, as the model lets in no other. */
  link?: string;
}

/** What is known and not to be changed here; empty facts are left out. */
export function Facts({ facts, link }: FactsProps) {
  const { t } = useTranslation();
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="contents">
            <dt className="text-grey-600">{name}</dt>
            <dd className="numeric min-w-0 break-words">{value}</dd>
          </div>
        ) : null,
      )}
      {link && /^(https?|mailto):/i.test(link) && (
        <div className="contents">
          <dt className="text-grey-600">{t("calendar.link")}</dt>
          <dd className="min-w-0">
            <a
              href={link}
              target="_blank"
              rel="noreferrer noopener"
              className="inline-flex max-w-full items-center gap-1 text-primary-ink hover:underline"
            >
              <span className="truncate">{link}</span>
              <Icon of={ExternalLink} />
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
