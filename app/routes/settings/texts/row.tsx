import { useFetcher, useLocation } from "@remix-run/react";
import { RotateCcw } from "lucide-react";
import { type MouseEvent, type RefObject, useId } from "react";
import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { senderField } from "#model/answer/kept-form.ts";
import type { Language } from "#model/text/language.ts";
import { gapsIn } from "#model/text/own-text.ts";
import { IconButton } from "#ui/button.tsx";
import { controlClass, described, FieldFrame } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { senderHere } from "#ui/sender-here.ts";
import { Refused } from "../refused.tsx";
import { useSeen } from "./use-seen.ts";
import type { ListedText } from "./use-shown-rows.ts";

interface TextRowProps {
  place: number;
  text: ListedText;
  language: Language;
  /** What was typed before the form was refused. */
  typed: string | undefined;
  /** What a colleague has saved meanwhile. */
  current: string | undefined;
  errors: string[] | undefined;
}

/** A text as it is built in and, beside it, as it is worded here. */
export function TextRow({ place, text, language, typed, current, errors }: TextRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const { key, builtIn, own, hasLeft } = text;
  const { field, seen } = useSeen(own, builtIn, current);
  const meanwhile = current ?? (own === seen || hasLeft ? undefined : own);
  const gaps = gapsIn(builtIn).map((name) => `{{${name}}}`);
  const hint = [
    meanwhile !== undefined && t("texts.current", { text: meanwhile, interpolation: { escapeValue: false } }),
    gaps.length > 0 && `${t("texts.gaps")} ${gaps.join(", ")}`,
  ].filter((part) => part !== false);
  const name = `rows[${place}]`;
  // Of one that was sent and has left the list, the built-in text is not known.
  const isChanged = own !== builtIn && builtIn !== "";
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-hairline py-3 md:grid-cols-2">
      <input type="hidden" name={`${name}.key`} value={key} />
      <input type="hidden" name={`${name}.was`} value={seen} />
      <div className="min-w-0">
        <p lang={language} className="whitespace-pre-line break-words">
          {builtIn}
        </p>
        <p lang={language === "lv" ? "en" : "lv"} className="mt-0.5 text-xs break-words text-grey-600">
          {text.other}
        </p>
        <code className="mt-1 block text-xs break-all text-grey-600">{key}</code>
      </div>
      <div className="flex min-w-0 items-start gap-1">
        <FieldFrame id={id} errors={errors} hint={hint.join(" ")} className="min-w-0 grow">
          <textarea
            ref={field}
            id={id}
            name={`${name}.text`}
            lang={language}
            rows={rowsOf(builtIn)}
            defaultValue={typed ?? own}
            maxLength={2000}
            aria-label={t("texts.own_of", { key })}
            data-key={key}
            data-changed={isChanged || undefined}
            className={`${controlClass} h-auto! min-h-9 resize-none py-2 field-sizing-content data-changed:border-primary-ink data-changed:bg-primary-soft/30`}
            {...described(id, { hint: hint.join(" "), errors })}
          />
        </FieldFrame>
        <ResetButton text={text} language={language} isChanged={isChanged} field={field} />
      </div>
    </li>
  );
}

/** Back to the built-in text: at once, and what is typed in other fields stays where it is. */
function ResetButton({
  text,
  language,
  isChanged,
  field,
}: Pick<TextRowProps, "text" | "language"> & {
  isChanged: boolean;
  field: RefObject<HTMLTextAreaElement>;
}) {
  const { t } = useTranslation();
  const fetcher = useFetcher<Refusal>();
  const { search } = useLocation();
  const { key, own } = text;
  const reset = (event: MouseEvent) => {
    event.preventDefault();
    // What was typed in this field is given up as well.
    if (field.current) field.current.value = own;
    const row = { "rows[0].key": key, "rows[0].was": own, "rows[0].text": "" };
    fetcher.submit(
      { language, reset: key, ...row, [senderField]: senderHere() },
      { method: "post", action: `/settings/texts${search}` },
    );
  };
  return (
    <>
      <IconButton
        name="reset"
        value={key}
        label={t("texts.reset", { key })}
        icon={<Icon of={RotateCcw} />}
        aria-disabled={fetcher.state !== "idle" || undefined}
        onClick={reset}
        className={isChanged ? "" : "invisible"}
      />
      {fetcher.data && <Refused lastResult={fetcher.data} message="texts.not_saved" />}
    </>
  );
}

/** Lines that a text takes, about. */
const rowsOf = (text: string): number =>
  text.split("\n").reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / 60)), 0);
