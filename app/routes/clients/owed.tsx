import { useTranslation } from "#locales/use-translation.ts";
import type { Client } from "#model/client/client.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Link } from "#ui/link.tsx";

/** Says that a client has paid more than is asked for (domain H22), with the way to the documents. */
export function OwedToClient({ client: { id, owed_cents = 0 } }: { client: Client }) {
  const { t, language } = useTranslation();
  if (owed_cents === 0) return null;
  return (
    <p className="mx-4 mt-4 max-w-[720px] rounded-control bg-warning-soft px-3 py-2 text-warning sm:mx-6">
      {t("clients.owed", { amount: showMoney(owed_cents, language) })}{" "}
      <Link to={`/invoices?client=${id}`} className="font-medium underline underline-offset-4">
        {t("clients.owed_documents")}
      </Link>
    </p>
  );
}
