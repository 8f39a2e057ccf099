import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { RotateCcw } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { EditBaseline, fillingOf } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { areSame, type Colours, colourNames, uses } from "#model/branding/branding.ts";
import { colours as coloursShape } from "#model/branding/config.ts";
import { Button } from "#ui/button.tsx";
import { ColourField } from "#ui/colour-field.tsx";
import { FormErrors } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { ColourUse } from "./colour-use.tsx";
import { Preview } from "./preview.tsx";

const rules = () => import("#model/branding/config.ts").then(({ colours }) => colours);

/** What the page shows now, and of which address. */
interface Shown {
  colors: Colours;
  version: number;
  host: string | null;
}

interface ColourSettingsProps {
  shown: Shown;
  lastResult: Refusal | undefined;
  /** There is something to go back to: an address's own colours, or others than the default ones. */
  canReset: boolean;
}

/**
 * The form stays as it was filled while a colleague saves other colours: what was typed is not lost, and saving it shows
 * both. What is changed elsewhere, such as a module, makes no conflict.
 */
export function ColourSettings({ shown, lastResult, canReset }: ColourSettingsProps) {
  const [basis, setBasis] = useState(shown);
  const [isTouched, touch] = useState(false);
  const isCurrent = basis.host === shown.host && areSame(basis.colors, shown.colors);
  useEffect(() => {
    if (isCurrent || (isTouched && basis.host === shown.host)) return;
    setBasis(shown);
    touch(false);
  }, [isCurrent, isTouched, basis, shown]);
  // What was merged takes the place of what was typed.
  const filling = lastResult?.contested ? fillingOf(shown, lastResult) : "";
  return (
    <ColourForm
      key={`${basis.host} ${Object.values(basis.colors).join()} ${filling}`}
      basis={{ ...basis, version: isCurrent ? shown.version : basis.version }}
      saved={shown.colors}
      {...{ lastResult, canReset }}
      onTouch={touch}
    />
  );
}

interface ColourFormProps extends Omit<ColourSettingsProps, "shown"> {
  basis: Shown;
  /** As they are now. */
  saved: Colours;
  onTouch: (isTouched: boolean) => void;
}

function ColourForm({ basis, saved, lastResult, canReset, onTouch }: ColourFormProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const id = "colours";
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: basis.colors });
  const typed = coloursShape.safeParse(
    Object.fromEntries(colourNames.map((name) => [name, fields[name].value])),
  ).data;
  const chosen = useLastFit(typed, basis.colors);
  const used = useMemo(() => uses(chosen), [chosen]);
  // Typed and saved are the same again once the form was saved; a refused one is kept until then.
  const isUntouched = typed !== undefined && [basis.colors, saved].some((known) => areSame(typed, known));
  const isTouched = lastResult?.contested !== undefined || !isUntouched;
  useEffect(() => onTouch(isTouched), [isTouched, onTouch]);
  const isPending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const isSaving = isPending && navigation.formData?.get("act") !== "reset";
  return (
    <section aria-labelledby="branding-colours">
      <h2 id="branding-colours" className="mb-1 text-base font-semibold text-heading">
        {t("branding.colours")}
      </h2>
      <p className="mb-3 text-xs text-grey-600">{t("branding.colours_hint")}</p>
      <Form method="post" id="colours-reset" hidden>
        <input type="hidden" name="act" value="reset" />
        <input type="hidden" name="version" value={basis.version} />
      </Form>
      <Form method="post" preventScrollReset {...getFormProps(form)}>
        <EditBaseline
          form={id}
          row={{ version: basis.version, values: basis.colors }}
          lastResult={lastResult}
        >
          <FormErrors errors={form.errors} />
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {colourNames.map((name) => (
                <div key={name} className="min-w-0">
                  <ColourField field={fields[name]} label={t(`branding.names.${name}`)} isRequired />
                  <ColourUse {...used[name]} />
                </div>
              ))}
            </div>
            <Preview colours={chosen} />
          </div>
        </EditBaseline>
        <footer className="mt-6 flex flex-wrap items-center justify-end gap-2 border-t border-grey-200 pt-4">
          {canReset && (
            <Button form="colours-reset" icon={<Icon of={RotateCcw} />} className="mr-auto">
              {t(basis.host === null ? "branding.reset" : "branding.as_everywhere")}
            </Button>
          )}
          <Button tone="main" isPending={isSaving}>
            {t("form.save")}
          </Button>
        </footer>
      </Form>
    </section>
  );
}

/** The colours as they were typed last and could be shown: half a colour leaves the preview as it is. */
function useLastFit(typed: Colours | undefined, first: Colours): Colours {
  const [fit, setFit] = useState(first);
  useEffect(() => {
    if (typed) setFit((before) => (areSame(before, typed) ? before : typed));
  }, [typed]);
  return fit;
}
