import { useFetcher } from "@remix-run/react";
import type { Translate } from "#locales/texts.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate, today } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { addDays } from "#model/date/week.ts";
import { validDays } from "#model/estimate/validity.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { DocumentLink, LinkState } from "#model/online/document.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Sender } from "#ui/sender.tsx";
import { Proof } from "./proof.tsx";

const tones: Record<LinkState, BadgeTone> = {
  open: "info",
  accepted: "success",
  declined: "danger",
  expired: "warning",
  revoked: "quiet",
  replaced: "quiet",
  voided: "quiet",
};

/** What became of a link that a client was sent, in a few words. */
export function LinkBadge({ link }: { link: DocumentLink }) {
  const { t } = useTranslation();
  const seen = link.state === "open" ? readingOf(link) : link.state;
  return <Badge tone={tones[link.state]}>{t(`mails.links.${seen}`)}</Badge>;
}

/** How far the reader of an open link has come. */
function readingOf({ choice, opened }: DocumentLink): "choosing" | "opened" | "open" {
  if (choice) return "choosing";
  return opened > 0 ? "opened" : "open";
}

/** When a client opened a document, and what they answered. */
export function LinkStory({ link }: { link: DocumentLink }) {
  const { t, language } = useTranslation();
  const { id, state, downloaded_at, choice, answer, valid_until } = link;
  return (
    <>
      <p>
        {openedWords(link, t)}
        {downloaded_at && ` ${t("mails.downloaded", { at: showTimestamp(downloaded_at) })}`}
      </p>
      {choice && (
        <p>
          {t(choice.names.length > 0 ? "mails.chosen" : "mails.chosen_none", {
            at: showTimestamp(choice.at),
            names: choice.names.join("; "),
            net: showMoney(choice.net_cents, language),
          })}
        </p>
      )}
      {answer && (
        <p>
          {t(`mails.${answer.kind}_by`, {
            at: answer.accepted_on ? showDate(answer.accepted_on) : showTimestamp(answer.at),
            person: [answer.name, answer.role, answer.email].filter(Boolean).join(", "),
          })}
        </p>
      )}
      {state === "open" && <p>{t("mails.link_until", { date: showDate(valid_until) })}</p>}
      {answer?.kind === "accepted" && answer.method === "code" && <Proof at={`/api/document_links/${id}`} />}
    </>
  );
}

function openedWords({ opened, opened_at, last_opened_at }: DocumentLink, t: Translate): string {
  if (!opened_at || !last_opened_at) return t("mails.not_opened");
  const first = showTimestamp(opened_at);
  if (opened === 1) return t("mails.opened_once", { first });
  return t("mails.opened", { count: opened, first, last: showTimestamp(last_opened_at) });
}

/** What the agency can do with a link that nobody has answered; `at` takes it. */
export function LinkChange({
  link: { id, version, state, valid_until },
  at,
}: {
  link: DocumentLink;
  at: string;
}) {
  const { t } = useTranslation();
  const fetcher = useFetcher();
  if (state !== "open" && state !== "expired" && state !== "revoked") return null;
  const isPending = fetcher.state !== "idle";
  const renewing = valid_until > addDays(today(), validDays) ? "mails.restore" : "mails.renew";
  return (
    <fetcher.Form method="post" action={`${at}/${id}`} className="flex flex-wrap gap-2 pt-1">
      <Sender />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="until" value={valid_until} />
      <Button name="link" value={state === "open" ? "revoke" : "renew"} isPending={isPending}>
        {t(state === "open" ? "mails.revoke" : renewing)}
      </Button>
    </fetcher.Form>
  );
}
