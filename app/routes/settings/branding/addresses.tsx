import { useTranslation } from "#locales/use-translation.ts";
import { Link } from "#ui/link.tsx";
import { brandingAt } from "./at.ts";

interface AddressChoiceProps {
  addresses: readonly { host: string; title: string }[];
  /** Null for all of them. */
  chosen: string | null;
}

/** Whose look is shown and changed below: of all addresses, or of one of them. */
export function AddressChoice({ addresses, chosen }: AddressChoiceProps) {
  const { t } = useTranslation();
  if (addresses.length < 2) return null;
  const choices = [{ host: null, title: t("branding.everywhere") }, ...addresses];
  return (
    <nav aria-label={t("branding.where")} className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ host, title }) => (
          <li key={host}>
            <Link
              to={brandingAt(host)}
              preventScrollReset
              aria-current={host === chosen ? "true" : undefined}
              className="flex h-full min-h-9 flex-col justify-center rounded-control border border-grey-300 px-3 py-1 transition-colors duration-150 hover:bg-grey-50 aria-[current]:border-primary-ink aria-[current]:bg-primary-soft aria-[current]:font-medium"
            >
              {title}
              {host && <span className="text-xs font-normal text-grey-600">{host}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-xs text-grey-600">{t("branding.where_hint")}</p>
    </nav>
  );
}
