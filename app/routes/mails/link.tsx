import { useFetcher } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { DocumentLink, LinkState } from "#model/online/document.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Sender } from "#ui/sender.tsx";

const tones: Record<LinkState, BadgeTone> = {
  open: "info",
  accepted: "success",
  declined: "danger",
  expired: "warning",
  revoked: "quiet",
  replaced: "quiet",
};

/** What became of a link that a client was sent, in a few words. */
export function LinkBadge({ link }: { link: DocumentLink }) {
  const { t } = useTranslation();
  const seen = link.state === "open" && link.opened > 0 ? "opened" : link.state;
  return <Badge tone={tones[link.state]}>{t(`mails.links.${seen}`)}</Badge>;
}

/** When a client opened a document and what they answered, and what the agency can do with the link: `at` takes it. */
export function LinkStory({ link, at }: { link: DocumentLink; at: string }) {
  const { t } = useTranslation();
  const { id, state, opened, opened_at, last_opened_at, downloaded_at, answer, valid_until } = link;
  return (
    <>
      <p>
        {opened_at && last_opened_at
          ? t("mails.opened", {
              count: opened,
              first: showTimestamp(opened_at),
              last: showTimestamp(last_opened_at),
            })
          : t("mails.not_opened")}
        {downloaded_at && ` ${t("mails.downloaded", { at: showTimestamp(downloaded_at) })}`}
      </p>
      {answer && (
        <p>
          {t(`mails.${answer.kind}_by`, {
            at: answer.accepted_on ? showDate(answer.accepted_on) : showTimestamp(answer.at),
            person: [answer.name, answer.role, answer.email].filter(Boolean).join(", "),
          })}
          {answer.reason && <span className="block whitespace-pre-wrap">{answer.reason}</span>}
        </p>
      )}
      {state === "open" && <p>{t("mails.link_until", { date: showDate(valid_until) })}</p>}
      {answer?.kind === "accepted" && <Proof id={id} />}
      {(state === "open" || state === "expired" || state === "revoked") && <Change link={link} at={at} />}
    </>
  );
}

function Proof({ id }: { id: number }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap gap-x-4">
      {(["certificate", "proof"] as const).map((file) => (
        <a
          key={file}
          href={`/api/document_links/${id}/${file}`}
          download
          className="text-primary-ink underline underline-offset-4"
        >
          {t(`mails.${file}`)}
        </a>
      ))}
    </p>
  );
}

function Change({ link: { id, version, state }, at }: { link: DocumentLink; at: string }) {
  const { t } = useTranslation();
  const fetcher = useFetcher();
  const isPending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={`${at}/${id}`} className="flex flex-wrap gap-2 pt-1">
      <Sender />
      <input type="hidden" name="version" value={version} />
      {state !== "revoked" && (
        <Button name="link" value="revoke" isPending={isPending}>
          {t("mails.revoke")}
        </Button>
      )}
      <Button name="link" value="renew" isPending={isPending}>
        {t("mails.renew")}
      </Button>
    </fetcher.Form>
  );
}
