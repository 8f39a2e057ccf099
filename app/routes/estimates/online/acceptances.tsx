import { isOffered, type OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { showFileSize } from "#model/file/file-size.ts";
import type { Acceptance, EstimateAcceptances, SignedFile } from "#model/online/by-hand.ts";
import { ButtonLink } from "#ui/button.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { Proof } from "../../mails/proof.tsx";

interface AcceptancesProps {
  acceptances: OptionalData<EstimateAcceptances>;
  /** Whether one can be noted. */
  canAccept: boolean;
}

/** What was accepted otherwise than with a code, and signed files that wait to be looked at. Nothing where there is neither. */
export function Acceptances({ acceptances, canAccept }: AcceptancesProps) {
  const { t } = useTranslation();
  const { data, problem } = acceptances;
  if (!isOffered(acceptances)) return null;
  const noted = data?.accepted.filter(({ method }) => method !== "code") ?? [];
  const waiting = data?.waiting ?? [];
  if (data && noted.length + waiting.length === 0) return null;
  return (
    <section className="card mt-4" id="acceptance">
      <h2>{t("acceptance.title")}</h2>
      <MissingPart problem={problem} />
      <ul>
        {waiting.map((file) => (
          <li key={`file ${file.id}`} className="border-t border-hairline py-2 first:border-0">
            <p>
              {t("acceptance.sent_file", {
                at: showTimestamp(file.at),
                person: personOf(file.by, file.role),
              })}
            </p>
            <FileLink file={file} />
            <p className="pt-1 text-xs text-grey-700">{t("acceptance.waits")}</p>
            <p className="flex flex-wrap gap-2 pt-2">
              {canAccept && (
                <ButtonLink to={`accepted?file=${file.id}`} preventScrollReset>
                  {t("acceptance.confirm_file")}
                </ButtonLink>
              )}
              <ButtonLink to="reply" preventScrollReset>
                {t("acceptance.turn_down")}
              </ButtonLink>
            </p>
          </li>
        ))}
        {noted.map((one) => (
          <li key={one.id} className="border-t border-hairline py-2 first:border-0">
            <Noted acceptance={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Noted({ acceptance }: { acceptance: Acceptance }) {
  const { t } = useTranslation();
  const { id, method, accepted_on, name, role, order_number, reason, at, noted_by, file } = acceptance;
  return (
    <>
      <p>
        {t("acceptance.accepted_by", { date: showDate(accepted_on), person: personOf(name, role) })}
        {" · "}
        {order_number ? t("acceptance.order", { number: order_number }) : t(`acceptance.methods.${method}`)}
      </p>
      {reason && <p className="whitespace-pre-wrap text-grey-700">{reason}</p>}
      {file && <FileLink file={file} />}
      <Proof at={`/api/acceptances/${id}`} />
      <p className="text-xs text-grey-600">
        {t("acceptance.noted_by", { at: showTimestamp(at), name: noted_by ?? "" })}
      </p>
    </>
  );
}

function FileLink({ file: { name, url, size, sha256 } }: { file: SignedFile }) {
  const { t, language } = useTranslation();
  return (
    <p className="break-words">
      <a
        href={url}
        download={name}
        title={t("acceptance.check", { sha256 })}
        className="text-primary-ink underline underline-offset-4"
      >
        {name}
      </a>{" "}
      <span className="text-grey-600">{showFileSize(size, language)}</span>
    </p>
  );
}

const personOf = (name: string, role: string) => [name, role].filter(Boolean).join(", ");
