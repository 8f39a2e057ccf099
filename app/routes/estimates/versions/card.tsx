import { GitCompareArrows } from "lucide-react";
import { isOffered, type OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { EstimateVersion } from "#model/estimate/version.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { MissingPart } from "#ui/missing-part.tsx";

/** The versions of an estimate that clients were sent. Nothing before one was. */
export function Versions({ versions }: { versions: OptionalData<{ versions: EstimateVersion[] }> }) {
  const { t, language } = useTranslation();
  const { data, problem } = versions;
  const known = data?.versions ?? [];
  if ((data && known.length === 0) || !isOffered(versions)) return null;
  const isChanged = known.every(({ is_current }) => !is_current);
  return (
    <section className="card mt-4" id="versions" aria-labelledby="versions-title">
      <h2 id="versions-title">{t("versions.title")}</h2>
      <MissingPart problem={problem} />
      <ul>
        {known.toReversed().map(({ number, at, to, net_cents, answer, is_current }) => (
          <li
            key={number}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-hairline py-2 first:border-0"
          >
            <Link
              to={`versions/${number}`}
              preventScrollReset
              className="text-primary-ink underline underline-offset-4"
            >
              {t("versions.nth", { number })}
            </Link>
            <span className="numeric text-grey-700">
              {to.length > 0 ? showTimestamp(at) : t("versions.not_sent", { at: showTimestamp(at) })}
            </span>
            <span className="numeric">{showMoney(net_cents, language)}</span>
            {answer && (
              <Badge tone={answer === "accepted" ? "success" : "danger"}>{t(`mails.links.${answer}`)}</Badge>
            )}
            {is_current && <Badge tone="quiet">{t("versions.current")}</Badge>}
          </li>
        ))}
      </ul>
      {isChanged && data && <p className="text-xs text-grey-700">{t("versions.changed_since")}</p>}
      {(isChanged || known.length > 1) && (
        <div>
          <ButtonLink to="versions/compare" preventScrollReset icon={<Icon of={GitCompareArrows} />}>
            {t("versions.compare")}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
