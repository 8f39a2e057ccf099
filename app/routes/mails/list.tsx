import { isOffered, type OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { DocumentMail } from "#model/mail/document-mail.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { useStepName } from "../reminders/step-name.ts";
import { LinkBadge, LinkChange, LinkStory } from "./link.tsx";
import { useNews } from "./use-news.ts";

const tones: Record<DocumentMail["state"], BadgeTone> = {
  waiting: "info",
  sent: "success",
  returned: "danger",
  failed: "danger",
  unknown: "warning",
};

interface MailListProps {
  /** The document in the API, such as "/estimates/12". */
  of: string;
  mails: OptionalData<DocumentMail[]>;
  /** Where what is done with a link is sent to. */
  links?: string;
}

/** The mails of a document: recipients, sender and state. Nothing where a backend sends no documents. */
export function MailList({ of, mails, links = "" }: MailListProps) {
  const { data, problem } = mails;
  const { t } = useTranslation();
  useNews(`${of}/mails?per_page=100`, data ?? []);
  if (data?.length === 0 || !isOffered(mails)) return null;
  return (
    <section className="card">
      <h2>{t("mails.sent")}</h2>
      <MissingPart problem={problem} />
      <ul aria-live="polite">
        {data?.map((mail) => (
          <li key={mail.id} className="border-t border-hairline py-2 first:border-0">
            <Mail mail={mail} links={links} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the post said later: at which recipients the mail did not arrive, and why, and who called it unwanted. */
function Returned({ mail: { returned } }: { mail: DocumentMail }) {
  const { t } = useTranslation();
  return (
    <>
      {returned.map(({ to, kind, reason }) => (
        <span key={`${kind} ${to}`} className="block text-xs break-words">
          <span className={kind === "undelivered" ? "text-danger" : ""}>{t(`mails.${kind}`, { to })}</span>
          {reason && ` ${t("mails.mail_server", { reason })}`}
          {kind === "undelivered" && ` ${t("mails.check_address")}`}
        </span>
      ))}
    </>
  );
}

function Mail({ mail, links }: { mail: DocumentMail; links: string }) {
  const { t, language } = useTranslation();
  const { id, at, state, to, cc, copy_to, sender, subject, text, file_name, files, link, reminder } = mail;
  const nameOf = useStepName();
  const copies = [...cc, copy_to].filter(Boolean);
  return (
    <details>
      <summary className="cursor-pointer">
        <span className="leading-7 [&>*]:mr-2">
          <span className="numeric">{showTimestamp(at)}</span>
          <Badge tone={tones[state]}>{t(`mails.states.${state}`)}</Badge>
          {link && <LinkBadge link={link} />}
          {link?.state === "open" && link.choice && (
            <span className="numeric font-medium">{showMoney(link.choice.net_cents, language)}</span>
          )}
        </span>
        {reminder && (
          <span className="block">
            {[
              t("mails.reminder_mail"),
              reminder.days === null ? t("mails.reminder_by_hand") : nameOf(reminder.days),
            ].join(", ")}
          </span>
        )}
        <span className="block break-words">{to.join(", ")}</span>
        {link?.answer?.kind === "declined" && (
          <span className="block break-words whitespace-pre-wrap">{link.answer.reason}</span>
        )}
        {state === "failed" && <span className="block text-xs text-danger">{t("mails.failed_text")}</span>}
        <Returned mail={mail} />
        {state === "unknown" && <span className="block text-xs">{t("mails.unknown_text")}</span>}
      </summary>
      <div className="flex flex-col gap-1 pt-2 text-xs break-words text-grey-700">
        {link && <LinkStory link={link} />}
        {sender.name && <p>{t("mails.by", { name: sender.name })}</p>}
        {copies.length > 0 && <p>{t("mails.copies", { to: copies.join(", ") })}</p>}
        <p className="font-medium">{subject}</p>
        <p className="whitespace-pre-wrap">{text}</p>
        {file_name && (
          <p>
            <a
              href={`/api/document_mails/${id}/file`}
              download={file_name}
              className="text-primary-ink underline underline-offset-4"
            >
              {file_name}
            </a>
          </p>
        )}
        {files.length > 0 && <p>{t("mails.attachments", { names: files.join(", ") })}</p>}
        {link && state !== "failed" && <LinkChange link={link} at={links} />}
      </div>
    </details>
  );
}
