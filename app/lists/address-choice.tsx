import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { controlClass } from "#ui/field.tsx";

interface AddressChoiceProps {
  /** What it is called in the address. */
  name: string;
  label: string;
  /** What stands for no choice. */
  none: string;
  options: readonly { value: string | number; label: string }[];
  className: string;
}

/** A choice of a list that stands in its address; what else stands there stays, and the page starts over (specification 4.5). */
export function AddressChoice({ name, label, none, options, className }: AddressChoiceProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const chosen = params.get(name) ?? "";
  return (
    <Form replace className={`flex items-center gap-2 ${className}`}>
      <select
        key={chosen}
        name={name}
        aria-label={label}
        defaultValue={chosen}
        onChange={(event) => submit(event.currentTarget.form, { replace: true })}
        className={`${controlClass} select-arrow appearance-none pr-8`}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {[...params].map(
        ([other, value]) =>
          ![name, "page", "row"].includes(other) && (
            <input key={other} type="hidden" name={other} value={value} />
          ),
      )}
      <noscript>
        <Button>{t("filters.apply")}</Button>
      </noscript>
    </Form>
  );
}
