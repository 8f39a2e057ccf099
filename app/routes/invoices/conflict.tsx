import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Invoice, invoice } from "~/model/invoice";
import { Changes } from "./changes";

/**
 * A colleague saved this draft meanwhile: what they changed since the form was opened. Saving again keeps what is in the
 * form (design §4).
 */
export function Conflict({ current, draft }: { current: unknown; draft: Invoice }) {
  const { t } = useTranslation();
  const theirs = invoice.safeParse(current).data;
  if (!theirs) return <input type="hidden" name="version" value={draft.version} />;
  return (
    <section role="alert" className="rounded-card bg-warning-soft p-4">
      <input type="hidden" name="version" value={theirs.version} />
      <h2 className="font-semibold">{t("conflict.title")}</h2>
      <p className="mt-1">{t("conflict.text")}</p>
      <Changes theirs={theirs} before={draft} />
      <Link
        to={`/invoices/${draft.estimate_id}/edit/${draft.id}`}
        reloadDocument
        className="mt-3 inline-block text-primary-ink underline underline-offset-4"
      >
        {t("conflict.take_theirs")}
      </Link>
    </section>
  );
}
