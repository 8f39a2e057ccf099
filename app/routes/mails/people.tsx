import { useTranslation } from "#locales/use-translation.ts";
import type { MailDraft } from "#model/mail/document-mail.ts";
import type { Control } from "#ui/field.tsx";

interface PeopleProps {
  field: Control;
  people: MailDraft["people"];
  /** Where it is said that nobody is ticked or typed. */
  errorId: string | undefined;
}

/** Those of the client who have an address, to be ticked. Nothing where nobody has one. */
export function People({ field, people, errorId }: PeopleProps) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  const chosen = [field.initialValue].flat();
  return (
    <fieldset className="flex flex-col gap-1" aria-describedby={errorId}>
      <legend className="mb-1 text-xs font-medium text-grey-700">{t("mails.to")}</legend>
      {people.map(({ name, email }) => (
        <label key={email} className="flex min-h-6 min-w-0 items-center gap-2">
          <input
            type="checkbox"
            name={field.name}
            value={email}
            defaultChecked={chosen.includes(email)}
            className="size-4 shrink-0 accent-primary-ink"
          />
          <span className="min-w-0 break-words">
            {name} <span className="text-grey-600">{email}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
