import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { type Control, FormErrors, TextField, useFirstField } from "#ui/field.tsx";

interface SessionFormProps {
  id: string;
  /** Where it is sent, if not to its own page. */
  action?: string;
  /** What it was refused with, if it was. */
  lastResult: Refusal | undefined;
  /** What its button says. */
  send: string;
  /** Its fields, by what is known of each. */
  children: (field: (name: string) => Control) => ReactNode;
  /** What stands below the button. */
  more?: ReactNode;
}

/**
 * A form of somebody who is not signed in yet. The server alone checks it, so that nobody fetches what checks the forms behind
 * in order to sign in.
 */
export function SessionForm({ id, action, lastResult, send, children, more }: SessionFormProps) {
  const navigation = useNavigation();
  const shown = useRef<HTMLFormElement>(null);
  const [errorsOf, correct] = useErrors(lastResult);
  useEffect(() => {
    if (lastResult?.error) shown.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [lastResult]);
  const field = (name: string): Control => ({
    id: `${id}-${name}`,
    name,
    errors: errorsOf(name),
    initialValue: textOf(lastResult?.initialValue?.[name]),
  });
  return (
    <Form
      ref={shown}
      id={id}
      method="post"
      {...(action !== undefined && { action })}
      noValidate
      className="flex flex-col gap-4"
      onInput={({ target }) => target instanceof HTMLInputElement && correct(target.name)}
    >
      <FormErrors errors={errorsOf("")} />
      {children(field)}
      <Button tone="main" isPending={navigation.state !== "idle"} className="mt-2 w-full">
        {send}
      </Button>
      {more}
    </Form>
  );
}

/** The address that somebody signs in with: the first field of its form. */
export function EmailField({ field }: { field: Control }) {
  const { t } = useTranslation();
  return (
    <TextField
      field={field}
      label={t("session.email")}
      type="email"
      autoComplete="username"
      autoFocus={useFirstField()}
      isRequired
    />
  );
}

/** Fields that were typed into since an answer. */
interface Corrected {
  of: Refusal | undefined;
  names: readonly string[];
}

/** What is wrong by the names of fields, "" for the form itself; a field that was typed into since has nothing wrong. */
function useErrors(lastResult: Refusal | undefined) {
  const [{ of, names }, note] = useState<Corrected>({ of: lastResult, names: [] });
  const corrected = of === lastResult ? names : [];
  const errorsOf = (name: string) =>
    corrected.includes(name) ? undefined : (lastResult?.error?.[name] ?? undefined);
  const correct = (name: string) => {
    if (errorsOf(name)) note({ of: lastResult, names: [...corrected, name] });
  };
  return [errorsOf, correct] as const;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
