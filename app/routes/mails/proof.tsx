import { useTranslation } from "#locales/use-translation.ts";

/** The accepted document with its certificate, and all that proves it. `at` is where the API has them. */
export function Proof({ at }: { at: string }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap gap-x-4">
      {(["certificate", "proof"] as const).map((file) => (
        <a
          key={file}
          href={`${at}/${file}`}
          download
          className="text-primary-ink underline underline-offset-4"
        >
          {t(`mails.${file}`)}
        </a>
      ))}
    </p>
  );
}
