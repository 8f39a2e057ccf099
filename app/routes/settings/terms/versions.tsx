import { useSearchParams } from "@remix-run/react";
import { ChevronDown, ChevronRight } from "lucide-react";
import type { OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Page } from "#model/answer/answer.ts";
import type { Terms, TermsVersion } from "#model/company/terms.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { Badge } from "#ui/badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { Pager } from "#ui/pager.tsx";
import { FileLink } from "./file-link.tsx";

interface VersionsProps {
  versions: Page<TermsVersion>;
  current: Terms;
  /** The version that is read, where one is. */
  opened: OptionalData<Terms> | null;
}

/** What the terms said from when on, the newest first; one of them at a time is open to be read. */
export function Versions({ versions: { data, meta }, current, opened }: VersionsProps) {
  const { t } = useTranslation();
  if (meta.total < 2) return null;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="mb-3 text-base font-semibold text-heading">
        {t("terms.versions")}
      </h2>
      <MissingPart problem={opened?.problem ?? null} className="mb-3" />
      <ul className="border-t border-grey-200">
        {data.map((version) => (
          <Version
            key={version.id}
            version={version}
            isCurrent={version.version === current.version}
            texts={opened?.data?.id === version.id ? opened.data : null}
          />
        ))}
      </ul>
      <Pager meta={meta} />
    </section>
  );
}

interface VersionProps {
  version: TermsVersion;
  isCurrent: boolean;
  /** Where it is open. */
  texts: Terms | null;
}

function Version({ version: { id, version, at, author }, isCurrent, texts }: VersionProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const to = new URLSearchParams(params);
  if (texts) to.delete("version");
  else to.set("version", String(id));
  return (
    <li className="border-b border-hairline">
      <Link
        to={`?${to}`}
        preventScrollReset
        aria-expanded={texts !== null}
        className="flex min-h-11 items-center gap-3 py-2 transition-colors duration-150 hover:bg-grey-100"
      >
        <Icon of={texts ? ChevronDown : ChevronRight} />
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <span className="font-medium">{t("terms.version", { version })}</span>{" "}
          {isCurrent && <Badge tone="success">{t("terms.current")}</Badge>}{" "}
          <span className="numeric text-grey-600">{showTimestamp(at)}</span>{" "}
          <span className="min-w-0 break-words text-grey-600">{author.name}</span>
        </span>
      </Link>
      {texts && (
        <div className="grid gap-6 pt-2 pb-6 pl-7 sm:grid-cols-2">
          <Text of={texts.text_lv} language="lv" />
          <Text of={texts.text_en} language="en" />
          {texts.file && <FileLink terms={texts} file={texts.file} />}
        </div>
      )}
    </li>
  );
}

function Text({ of, language }: { of: string; language: "lv" | "en" }) {
  const { t } = useTranslation();
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-xs font-medium text-grey-700">{t(`terms.text_${language}`)}</h3>
      {of ? (
        <p lang={language} className="break-words whitespace-pre-wrap">
          {of}
        </p>
      ) : (
        <p className="text-grey-600">{t("terms.empty")}</p>
      )}
    </section>
  );
}
