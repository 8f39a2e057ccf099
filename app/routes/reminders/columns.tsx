import type { ReactNode } from "react";
import type { TextKey } from "#locales/text-key.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { daysBetween } from "#model/date/week.ts";
import type { RemindedInvoice } from "#model/invoice/reminder.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";
import { useStepName } from "./step-name.ts";

/** A document in the list, and the local date on which it is looked at. */
interface ListedReminder {
  invoice: RemindedInvoice;
  today: string;
}

/** The columns of the list. */
export const columns: Columns<ListedReminder> = {
  number: {
    head: "invoices.nr",
    width: "w-36",
    card: "title",
    cell: ({ invoice: { id, estimate_id, invoice_nr } }) => (
      <Link to={`/invoices/${estimate_id}/${id}`} prefetch="intent" className="row-link numeric font-medium">
        {invoice_nr}
      </Link>
    ),
  },
  client: {
    head: "invoices.client",
    cell: ({ invoice: { client, project } }, { below }) => (
      <>
        {client.name}
        {below("project", project.name)}
      </>
    ),
  },
  project: {
    head: "invoices.project",
    from: 1440,
    card: "never",
    cell: ({ invoice }) => invoice.project.name,
  },
  due: {
    head: "invoices.due_short",
    width: "w-44",
    cell: ({ invoice: { due_date }, today }) => due_date && <DueDate due={due_date} today={today} />,
  },
  last: {
    head: "reminders.last",
    width: "w-52",
    from: 1280,
    cell: ({ invoice: { last } }) => last && <Last last={last} />,
  },
  next: {
    head: "reminders.coming",
    width: "w-52",
    cell: ({ invoice }) => <Next invoice={invoice} />,
  },
  open: {
    head: "invoices.open",
    width: "w-32",
    className: "end",
    isNumeric: true,
    cell: ({ invoice }, { language }) => showMoney(invoice.open_cents, language),
  },
};

interface ToldProps {
  /** What it is, on a card, where no head of a column says so. */
  says: TextKey;
  main: ReactNode;
  /** What is said of it: below it, on a card behind it. */
  children?: ReactNode;
}

function Told({ says, main, children }: ToldProps) {
  const { t } = useTranslation();
  return (
    <>
      <span className="sm:hidden">{t(says)}: </span>
      {main}
      {children && <span className="text-xs text-grey-700 sm:block"> {children}</span>}
    </>
  );
}

/** The due date, and in words how long ago it was. */
function DueDate({ due, today }: { due: string; today: string }) {
  const nameOf = useStepName();
  const isLate = due < today;
  return (
    <Told
      says="invoices.due_short"
      main={isLate ? <b className="font-medium text-danger">{showDate(due)}</b> : showDate(due)}
    >
      {isLate && nameOf(daysBetween(due, today))}
    </Told>
  );
}

function Last({ last }: { last: NonNullable<RemindedInvoice["last"]> }) {
  const { t } = useTranslation();
  const nameOf = useStepName();
  const { days, at, state } = last;
  return (
    <Told says="reminders.last" main={showTimestamp(at)}>
      {days === null ? t("mails.reminder_by_hand") : nameOf(days)}
      {state !== "sent" && <b className="font-medium text-warning">{` · ${t(`mails.states.${state}`)}`}</b>}
    </Told>
  );
}

const tones: Record<NonNullable<RemindedInvoice["hold"]>, BadgeTone> = {
  disputed: "danger",
  stopped: "quiet",
  asked: "warning",
  small: "quiet",
  unsent: "warning",
};

function Next({ invoice: { hold, next } }: { invoice: RemindedInvoice }) {
  const { t } = useTranslation();
  const nameOf = useStepName();
  if (hold) return <Badge tone={tones[hold]}>{t(`reminders.waits.${hold}`)}</Badge>;
  const main = next ? showDate(next.date) : t("reminders.none_planned");
  return (
    <Told says="reminders.coming" main={main}>
      {next && nameOf(next.days)}
    </Told>
  );
}
