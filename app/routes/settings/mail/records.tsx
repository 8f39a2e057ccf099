import { useNavigation } from "@remix-run/react";
import { Form } from "#app/forms/own-form.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { MailSender, SenderRecord } from "#model/mail/mail-sender.ts";
import { domainOf } from "#model/mail/sender-domain.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "./copy-button.tsx";

/** The records of DNS that a sender's domain needs, each as it is entered, and what the last check found. */
export function SenderRecords({ shown }: { shown: MailSender }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { records, checked_at, refused_at, address } = shown;
  const isChecking = navigation.state !== "idle" && navigation.formData?.get("intent") === "check";
  const domain = domainOf(address);
  return (
    <section className="card">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2>{t("mail_sender.records", { domain })}</h2>
        <Form method="post">
          <Button name="intent" value="check" isPending={isChecking}>
            {t("mail_sender.check")}
          </Button>
        </Form>
      </div>
      <p className="text-xs text-grey-600">{t("mail_sender.records_hint")}</p>
      <p role="status" className="text-xs text-grey-600">
        {checked_at === null
          ? t("mail_sender.not_checked")
          : t("mail_sender.checked", { at: showTimestamp(checked_at) })}
      </p>
      {refused_at !== null && (
        <p className="text-danger">{t("mail_sender.refused", { at: showTimestamp(refused_at), domain })}</p>
      )}
      <ul>
        {records.map((record) => (
          <li key={record.kind} className="border-t border-hairline py-3 first:border-0">
            <Needed record={record} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const tones: Record<NonNullable<SenderRecord["state"]>, BadgeTone> = {
  good: "success",
  missing: "danger",
  wrong: "danger",
  unknown: "warning",
};

/** How a record stands. Where nobody here knows what to enter, nothing is amiss with it yet. */
function StateBadge({ record: { state, values } }: { record: SenderRecord }) {
  const { t } = useTranslation();
  if (!state) return null;
  if (state === "missing" && values.length === 0)
    return <Badge tone="quiet">{t("mail_sender.states.ask")}</Badge>;
  return <Badge tone={tones[state]}>{t(`mail_sender.states.${state}`)}</Badge>;
}

function Needed({ record }: { record: SenderRecord }) {
  const { t } = useTranslation();
  const { kind, type, name, values, state, found } = record;
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-2 font-medium">
        {t(`mail_sender.kinds.${kind}`)}
        <StateBadge record={record} />
      </h3>
      <dl className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-1.5 pt-1">
        <dt className="text-grey-600">{t("mail_sender.type")}</dt>
        <dd>{type}</dd>
        <dt className="text-grey-600">{t("mail_sender.name")}</dt>
        <dd>
          <Copied text={name} of={t("mail_sender.name")} />
        </dd>
        {type === "MX" ? (
          <Servers servers={values} />
        ) : (
          <>
            <dt className="text-grey-600">{t("mail_sender.value")}</dt>
            <dd>
              {values.map((value) => (
                <Copied key={value} text={value} of={t("mail_sender.value")} />
              ))}
              {values.length === 0 && t("mail_sender.value_of_operator")}
            </dd>
          </>
        )}
        {state === "wrong" && (
          <>
            <dt className="text-grey-600">{t("mail_sender.found")}</dt>
            <dd>
              <code className="break-all">{found.join(" · ")}</code>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

/** What is entered as it stands here. */
const Copied = ({ text, of }: { text: string; of: string }) => (
  <span className="flex items-center gap-1">
    <code className="min-w-0 break-all select-all">{text}</code>
    <CopyButton text={text} of={of} />
  </span>
);

/** Servers of mail with their priorities: any order is right, as each of them takes all that comes back. */
function Servers({ servers }: { servers: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <>
      <dt className="text-grey-600">{t("mail_sender.value")}</dt>
      <dd>
        <table>
          <thead>
            <tr className="text-left text-xs">
              <th className="pr-4 font-normal text-grey-600">{t("mail_sender.priority")}</th>
              <th className="font-normal text-grey-600">{t("mail_sender.server")}</th>
            </tr>
          </thead>
          <tbody>
            {servers.map((server, place) => (
              <tr key={server}>
                <td className="numeric py-1 pr-4">{10 * (place + 1)}</td>
                <td className="py-1">
                  <Copied text={server} of={t("mail_sender.server")} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </dd>
    </>
  );
}
