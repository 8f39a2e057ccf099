import { useTranslation } from "#locales/use-translation.ts";
import { copyOnPress } from "./copy-on-press.ts";
import { OwnScript } from "./own-script.tsx";
import type { PaidTo, PaymentLine, ShownInvoice } from "./read-invoice.ts";

/**
 * How what is owed is paid by a transfer: what is typed, each part to be copied, and the code that banks' apps scan. Of several
 * accounts one is chosen, of which the code is shown; that takes no script.
 */
export function Paying({ data: { owing } }: { data: ShownInvoice }) {
  const { t } = useTranslation();
  if (!owing || owing.accounts.length === 0) return null;
  const { accounts, lines } = owing;
  const [only, ...others] = accounts;
  return (
    <section className="online-card" id="pay" aria-labelledby="pay-title">
      <h2 id="pay-title">{t("online.pay_title")}</h2>
      <div className="paying">
        <dl>
          {lines.map((line) => (
            <Line key={line.name} line={line} />
          ))}
          {others.length === 0 && only && <AccountLines account={only} />}
        </dl>
        {others.length === 0 && only && <Code account={only} />}
        {others.length > 0 && (
          <fieldset>
            <legend>{t("online.pay_one")}</legend>
            {accounts.map((account, place) => (
              <Account key={account.account.copy} account={account} isFirst={place === 0} />
            ))}
          </fieldset>
        )}
      </div>
      <p id="copied" role="status" data-done={t("online.copied")} className="sr-only" />
      <OwnScript run={copyOnPress} />
    </section>
  );
}

const AccountLines = ({ account: { account, bic } }: { account: PaidTo }) => (
  <>
    <Line line={account} />
    {bic && <Line line={bic} />}
  </>
);

/** One of several: its number is there always, and the rest of it once it is chosen. */
function Account({ account, isFirst }: { account: PaidTo; isFirst: boolean }) {
  const { bank, bic } = account;
  return (
    <div className="paid-to">
      <label>
        <input type="radio" name="paid-to" defaultChecked={isFirst} />
        {bank || account.account.copy}
      </label>
      <dl>
        <Line line={account.account} of={bank} />
      </dl>
      <div className="paid-to-chosen">
        {bic && (
          <dl>
            <Line line={bic} of={bank} />
          </dl>
        )}
        <Code account={account} />
      </div>
    </div>
  );
}

function Code({ account: { qr } }: { account: PaidTo }) {
  const { t } = useTranslation();
  if (!qr) return null;
  return (
    <figure>
      <svg viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`} role="img" aria-label={t("online.qr")}>
        <path d={qr.path} />
      </svg>
      <figcaption>{t("online.scan")}</figcaption>
    </figure>
  );
}

interface LineProps {
  line: PaymentLine;
  /** The bank, where it is one of several. */
  of?: string;
}

/** Its groups stand apart without a space between them: what is selected has none either. */
function Line({ line: { name, groups, copy }, of = "" }: LineProps) {
  const { t } = useTranslation();
  const label = t(`online.payment.${name}`);
  return (
    <div>
      <dt className={of && name === "account" ? "sr-only" : undefined}>{label}</dt>
      <dd>
        <span className="pay-value numeric">
          {groups.map((group, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups stay where they are, and may be alike
            <span key={place}>{group}</span>
          ))}
        </span>
        <button
          type="button"
          hidden
          data-copy={copy}
          aria-label={t("online.copy_what", { name: [label, of].filter(Boolean).join(", ") })}
        >
          {t("online.copy")}
        </button>
      </dd>
    </div>
  );
}
