import { useLocation, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { z } from "zod";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Language } from "#model/text/language.ts";
import { Button } from "#ui/button.tsx";
import { FormErrors } from "#ui/field.tsx";
import { TextRow } from "./row.tsx";
import { sentIn } from "./sent-rows.ts";
import type { ListedText } from "./use-shown-rows.ts";

interface TextFormProps {
  frame: RefObject<HTMLFormElement>;
  rows: ListedText[];
  language: Language;
  lastResult: Refusal | undefined;
}

/** Texts that colleagues have changed meanwhile. */
const overtaken = z.record(z.string(), z.string());

/** The texts of a page in one form: one or several are saved at once. */
export function TextForm({ frame, rows, language, lastResult }: TextFormProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { search } = useLocation();
  // By its key: the list may be another one by now.
  const sent = sentIn(lastResult);
  const sentAt = (key: string) => sent.findIndex((row) => row.key === key);
  // What was not touched is as it is by now, and not as it was when the form was opened.
  const typed = (key: string) => sent.find((row) => row.key === key && row.text !== row.was)?.text;
  const current = overtaken.safeParse(lastResult?.current).data ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to its first field
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [lastResult]);
  return (
    <Form
      ref={frame}
      method="post"
      preventScrollReset
      action={`/settings/texts${search}`}
      noValidate
      data-stays-below="/settings/texts"
    >
      {/* Enter saves: without it the first button would be one that resets a text. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="language" value={language} />
      <FormErrors errors={lastResult?.error?.[""] ?? undefined} />
      <div
        aria-hidden="true"
        className="hidden gap-6 border-b border-grey-200 pt-4 pb-2 text-xs font-medium text-grey-600 md:grid md:grid-cols-2"
      >
        <span>{t("texts.built_in")}</span>
        <span>{t("texts.own")}</span>
      </div>
      <ul className="flex flex-col">
        {rows.map((row, place) => (
          <TextRow
            key={`${language} ${row.key}`}
            place={place}
            text={row}
            language={language}
            typed={typed(row.key)}
            current={current[row.key]}
            errors={lastResult?.error?.[`rows[${sentAt(row.key)}].text`] ?? undefined}
          />
        ))}
      </ul>
      <footer className="sticky bottom-0 flex justify-end border-t border-grey-200 bg-surface py-3">
        <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
          {t("form.save")}
        </Button>
      </footer>
    </Form>
  );
}
