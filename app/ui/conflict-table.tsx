import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

interface Compared {
  name: string;
  theirs: string;
  mine: string;
}

/**
 * A colleague saved the same meanwhile: what stands there now beside what was typed here, where they differ. Saving again
 * keeps what was typed; the link takes over what stands there (design §4).
 */
export function ConflictTable({ fields }: { fields: readonly Compared[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <section role="alert" className="rounded-card border border-grey-200 bg-warning-soft p-4">
      <h2 className="font-semibold">{t("conflict.title")}</h2>
      <p className="mt-1">{t("conflict.text")}</p>
      <table className="mt-3 w-full text-left">
        <thead className="text-xs">
          <tr>
            <th className="py-1 font-medium">{t("conflict.field")}</th>
            <th className="py-1 font-medium">{t("conflict.theirs")}</th>
            <th className="py-1 font-medium">{t("conflict.yours")}</th>
          </tr>
        </thead>
        <tbody>
          {fields
            .filter(({ theirs, mine }) => theirs !== mine)
            .map(({ name, theirs, mine }) => (
              <tr key={name} className="border-t border-grey-200">
                <td className="py-1 pr-3 text-grey-700">{name}</td>
                <td className="py-1 pr-3 break-words">{theirs || "–"}</td>
                <td className="py-1 break-words">{mine || "–"}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <Link
        to={pathname}
        reloadDocument
        className="mt-3 inline-block text-primary-ink underline underline-offset-4"
      >
        {t("conflict.take_theirs")}
      </Link>
    </section>
  );
}
