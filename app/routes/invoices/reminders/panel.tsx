import { useNavigation } from "@remix-run/react";
import { BellOff, BellRing, MessageCircleWarning, Play } from "lucide-react";
import { Form } from "#app/forms/own-form.tsx";
import { isOffered, type OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import type { InvoiceReminders } from "#model/invoice/reminder.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { useStepName } from "../../reminders/step-name.ts";

interface RemindersProps {
  invoice: Invoice;
  reminders: OptionalData<InvoiceReminders>;
}

/** What a client is reminded of, and what can be done about it. Nothing where a backend reminds nobody. */
export function Reminders({ invoice, reminders }: RemindersProps) {
  const { t } = useTranslation();
  const { data, problem } = reminders;
  const isOpen = invoice.open_cents > 0;
  if (!isOffered(reminders) || (data && !isOpen && data.sent.length === 0)) return null;
  return (
    <section className="card" aria-labelledby="reminders">
      <h2 id="reminders">{t("reminders.title")}</h2>
      <MissingPart problem={problem} />
      {data && isOpen && <Standing reminders={data} />}
      {data && data.sent.length > 0 && <Sent reminders={data} />}
      {data && isOpen && <Acts invoice={invoice} reminders={data} />}
      <Link to="/invoices/reminders" className="text-xs text-primary-ink underline underline-offset-4">
        {t("reminders.list")}
      </Link>
    </section>
  );
}

/** What comes next, or why nothing does. */
function Standing({ reminders: { hold, next, note } }: { reminders: InvoiceReminders }) {
  const { t } = useTranslation();
  const nameOf = useStepName();
  if (hold)
    return (
      <div className="flex flex-col gap-1">
        <p>{t(`reminders.holds.${hold}`)}</p>
        {note && (hold === "stopped" || hold === "disputed") && (
          <p className="text-xs break-words whitespace-pre-wrap text-grey-700">{note}</p>
        )}
      </div>
    );
  if (!next) return <p className="text-grey-700">{t("reminders.none_next")}</p>;
  return (
    <p>
      <b className="numeric block font-medium">{t("reminders.next", { date: showDate(next.date) })}</b>
      <span className="text-xs text-grey-700">{nameOf(next.days)}</span>
    </p>
  );
}

function Sent({ reminders: { sent } }: { reminders: InvoiceReminders }) {
  const { t } = useTranslation();
  const nameOf = useStepName();
  return (
    <ul className="text-xs">
      {sent.map(({ id, days, at, mail, why }) => (
        <li key={id} className="border-t border-hairline py-2 first:border-0 first:pt-0">
          <span className="flex justify-between gap-2">
            <span>{days === null ? t("mails.reminder_by_hand") : nameOf(days)}</span>
            <time dateTime={at} className="numeric whitespace-nowrap text-grey-700">
              {showTimestamp(at)}
            </time>
          </span>
          {mail && mail.state !== "sent" && (
            <span className="block text-grey-700">{t(`mails.states.${mail.state}`)}</span>
          )}
          {why && <span className="block text-warning">{t(`reminders.unreminded.${why}`)}</span>}
        </li>
      ))}
    </ul>
  );
}

function Acts({ invoice, reminders }: { invoice: Invoice; reminders: InvoiceReminders }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { is_stopped, is_disputed, hold, can_remind } = reminders;
  const isHeld = is_stopped || is_disputed;
  const isWaiting = isHeld || hold === "asked";
  return (
    <div className="grid gap-2">
      {can_remind && (
        <ButtonLink to="remind" preventScrollReset icon={<Icon of={BellRing} />}>
          {t("reminders.remind")}
        </ButtonLink>
      )}
      {isWaiting && (
        <Form method="post" action="reminders/resume" preventScrollReset className="contents">
          <input type="hidden" name="version" value={invoice.version} />
          <Button icon={<Icon of={Play} />} isPending={navigation.formMethod === "POST"}>
            {t(is_disputed ? "reminders.settle" : "reminders.resume")}
          </Button>
        </Form>
      )}
      {!isHeld && (
        <>
          <ButtonLink to="reminders/stop" preventScrollReset icon={<Icon of={BellOff} />}>
            {t("reminders.stop")}
          </ButtonLink>
          <ButtonLink to="reminders/dispute" preventScrollReset icon={<Icon of={MessageCircleWarning} />}>
            {t("reminders.dispute")}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
