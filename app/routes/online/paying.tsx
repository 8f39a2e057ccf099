import { useTranslation } from "#locales/use-translation.ts";
import { copyOnPress } from "./copy-on-press.ts";
import { OwnScript } from "./own-script.tsx";
import type { PaidTo, PaymentLine, ShownInvoice } from "./read-invoice.ts";

/** How what is owed is paid by a transfer: what is typed, each part to be copied, and the code that banks' apps scan. */
export function Paying({ data: { owing } }: { data: ShownInvoice }) {
  const { t } = useTranslation();
  if (!owing || owing.accounts.length === 0) return null;
  const isOne = owing.accounts.length === 1;
  return (
    <section className="online-card" id="pay" aria-labelledby="pay-title">
      <h2 id="pay-title">{t("online.pay_title")}</h2>
      {!isOne && <p>{t("online.pay_one")}</p>}
      {owing.accounts.map((account) => (
        <Account
          key={account.lines.find(({ name }) => name === "account")?.copy}
          account={account}
          isOne={isOne}
        />
      ))}
      <p id="copied" role="status" data-done={t("online.copied")} className="sr-only" />
      <OwnScript run={copyOnPress} />
    </section>
  );
}

function Account({ account: { bank, lines, qr }, isOne }: { account: PaidTo; isOne: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="paid-to">
      <div>
        {!isOne && bank && <h3>{bank}</h3>}
        <dl>
          {lines.map((line) => (
            <Line key={line.name} line={line} />
          ))}
        </dl>
      </div>
      {qr && (
        <figure>
          <svg viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`} role="img" aria-label={t("online.qr")}>
            <path d={qr.path} />
          </svg>
          <figcaption>{t("online.scan")}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** Its groups stand apart without a space between them: what is selected has none either. */
function Line({ line: { name, groups, copy } }: { line: PaymentLine }) {
  const { t } = useTranslation();
  const label = t(`online.payment.${name}`);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="pay-value numeric">
          {groups.map((group, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups stay where they are, and may be alike
            <span key={place}>{group}</span>
          ))}
        </span>
        <button type="button" hidden data-copy={copy} aria-label={t("online.copy_what", { name: label })}>
          {t("online.copy")}
        </button>
      </dd>
    </div>
  );
}
