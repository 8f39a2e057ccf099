import { useTranslation } from "#locales/use-translation.ts";

// The refusal names the invoice by its address in the words themselves: this is the one place that reads it out of them.
const address = /:?\s*(\/purchases\/\d+)/;

/** A refusal's words without the address of the invoice that is there: a link beside them leads to it. */
export const withoutAddress = (errors: readonly string[]): string[] =>
  errors.map((text) => text.replace(address, ""));

/** The way to the invoice that a refusal names. */
export function SameInvoice({ errors = [] }: { errors: readonly string[] | undefined }) {
  const { t } = useTranslation();
  const [, path] = address.exec(errors.join(" ")) ?? [];
  if (!path) return null;
  return (
    // In a tab of its own: this page would ask whether what was chosen here is to be lost.
    <a
      href={path}
      target="_blank"
      rel="noreferrer"
      className="self-start text-primary-ink underline underline-offset-4"
    >
      {t("purchases.open_same")}
    </a>
  );
}
