import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import type { Titled } from "#app/title.ts";
import { useIsOpen } from "#app/use-is-open.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { company } from "#model/company/company.ts";
import { showDate, today } from "#model/date/dates.ts";
import { groupIban } from "#model/identifier/identifiers.ts";
import { sum } from "#model/money/money.ts";
import { showMoney } from "#model/money/show-money.ts";
import { payableList, paymentChoice, paymentFormats } from "#model/payable/payable.ts";
import { DateField } from "#ui/date-field.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { PayableRow } from "./payable-row.tsx";

export const handle = { title: (t) => t("payables.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [listed, details] = await reading(context, request, "payables", () =>
    Promise.all([
      ifOffered(context.api.get("/payables", payableList)),
      ifOffered(context.api.get("/companies/1/details", one(company))),
    ]),
  );
  const query = new URL(request.url).searchParams;
  const accounts = details?.data.accounts ?? [];
  return {
    payables: listed?.data ?? null,
    accounts: accounts.map(({ iban, bank }) => ({
      value: iban,
      label: [groupIban(iban), bank].filter(Boolean).join(", "),
    })),
    formats: paymentFormats,
    asked: query.has("file") ? askedIn(query) : null,
    today: today(),
  };
}

/** What a file was asked for with that could not be made, and what is wrong with it. */
function askedIn(query: URLSearchParams) {
  const sent = Object.assign(Object.fromEntries(query), { invoice: query.getAll("invoice") });
  const issues = paymentChoice.safeParse(sent).error?.issues ?? [];
  const errors = Object.fromEntries(
    issues.map(({ path: [field = ""], message }) => [String(field), [message]]),
  );
  const [on = "", account = "", format = ""] = ["on", "account", "format"].map(
    (name) => query.get(name) ?? "",
  );
  return { ids: query.getAll("invoice").map(Number), on, account, format, errors };
}

/** Chooses which approved invoices are paid: the bank takes them as one file. */
export default function PaymentFile() {
  const { t } = useTranslation();
  const { payables, accounts } = useLoaderData<typeof loader>();
  const why = whyNot(payables, accounts);
  if (why) return <NotNow title={t("payables.title")} why={why} closeTo="/purchases" />;
  return (
    <Dialog title={t("payables.title")} closeTo="/purchases" width="page">
      {/* Its answer is a file: the page stays as it is. */}
      <form method="get" action="/api/payables/file" className="contents">
        <DialogBody>
          <PaymentFields />
        </DialogBody>
        <SendFooter closeTo="/purchases" send={t("payables.get")} />
      </form>
    </Dialog>
  );
}

function whyNot(payables: object[] | null, accounts: object[]) {
  if (!payables) return "problems.not_offered";
  if (accounts.length === 0) return "payables.no_account";
  return payables.length === 0 ? "payables.none" : null;
}

function PaymentFields() {
  const { t, language } = useTranslation();
  const { payables, accounts, formats, asked, today } = useLoaderData<typeof loader>();
  const seesBank = useIsOpen("bank");
  const all = payables ?? [];
  const isDue = ({ due_on }: { due_on: string | null }) => due_on !== null && due_on <= today;
  const fit = all.filter(({ lacks }) => lacks === null);
  const sure = fit.filter(({ is_account_other }) => !is_account_other);
  // What is due by now is paid; where nothing is yet, somebody wants to pay all the same.
  const due = sure.some(isDue) ? sure.filter(isDue) : sure;
  const [chosen, choose] = useState<readonly number[]>(() => asked?.ids ?? due.map(({ id }) => id));
  // What was asked for may have become unfit since.
  const paid = fit.filter(({ id }) => chosen.includes(id));
  const total = sum(paid.map(({ payable_cents }) => payable_cents));
  const errors = asked?.errors ?? {};
  const field = (name: "account" | "on" | "format", initialValue: string) => {
    return { id: name, name, initialValue, errors: errors[name] };
  };
  return (
    <>
      {asked && <FormErrors errors={errors.invoice ? ["payables.choose"] : ["payables.no_file"]} />}
      <p className="text-grey-700">{t("payables.explained")}</p>
      <ul className="divide-y divide-hairline" aria-label={t("payables.invoices")}>
        {all.map((payable) => (
          <PayableRow
            key={payable.id}
            payable={payable}
            isLate={isDue(payable)}
            isChosen={chosen.includes(payable.id)}
            choose={(isChosen) =>
              choose((ids) => (isChosen ? [...ids, payable.id] : ids.filter((id) => id !== payable.id)))
            }
          />
        ))}
      </ul>
      <p role="status" className="numeric text-right font-medium scriptless:hidden">
        {t("payables.total", { count: paid.length, sum: showMoney(total, language) })}
      </p>
      <div className="grid gap-4 sm:grid-cols-[1fr_1.6fr_1fr]">
        <DateField field={field("on", asked?.on || showDate(today))} label={t("payables.on")} isRequired />
        <SelectField
          field={field("account", asked?.account || (accounts[0]?.value ?? ""))}
          label={t("payables.account")}
          options={accounts}
          isRequired
        />
        <SelectField
          field={field("format", asked?.format || "09")}
          label={t("payables.format")}
          options={formats.map((format) => ({ value: format, label: `pain.001.001.${format}` }))}
        />
      </div>
      {seesBank && (
        <p className="text-grey-600">
          {t("payables.then")}{" "}
          <Link to="/bank" className="text-primary-ink underline underline-offset-4">
            {t("payables.to_bank")}
          </Link>
        </p>
      )}
    </>
  );
}
