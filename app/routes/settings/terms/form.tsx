import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Terms } from "#model/company/terms.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { Button } from "#ui/button.tsx";
import { FormErrors } from "#ui/field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { termsValues } from "./edited.ts";

const rules = () => import("#model/company/terms.ts").then(({ termsInput }) => termsInput);

/** The texts in both languages, and who saved them last. */
export function TermsForm({ terms, lastResult }: { terms: Terms; lastResult: Refusal | undefined }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const id = "terms";
  const values = termsValues(terms);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  const { version } = terms;
  return (
    <Form method="post" className="flex flex-col gap-4" {...getFormProps(form)}>
      <p className="text-xs text-grey-600">{t("terms.hint")}</p>
      <FormErrors errors={form.errors} />
      <EditBaseline form={id} row={{ version, values }} lastResult={lastResult}>
        <TextAreaField field={fields.text_lv} label={t("terms.text_lv")} rows={12} />
        <TextAreaField field={fields.text_en} label={t("terms.text_en")} rows={12} />
      </EditBaseline>
      <footer className="flex flex-wrap items-center justify-between gap-4 border-t border-grey-200 pt-4">
        {/* Of what a colleague has saved since it is not known here who it was. */}
        {(lastResult?.begun?.version ?? version) === version && <LastSaved terms={terms} />}
        <Button
          tone="main"
          className="ml-auto"
          isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}
        >
          {t("form.save")}
        </Button>
      </footer>
    </Form>
  );
}

function LastSaved({ terms: { version, author, at } }: { terms: Terms }) {
  const { t } = useTranslation();
  return (
    <p className="text-xs text-grey-600">
      {version === 0
        ? t("terms.none")
        : t("terms.saved_by", {
            version,
            name: author?.name ?? "–",
            when: showTimestamp(at ?? ""),
            interpolation: { escapeValue: false },
          })}
    </p>
  );
}
