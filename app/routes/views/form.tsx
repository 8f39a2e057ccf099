import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { SavedView } from "#model/list/saved-view.ts";
import { Button } from "#ui/button.tsx";
import { CheckField, FormErrors, TextField } from "#ui/field.tsx";
import { viewValues } from "./values.ts";

const rules = () => import("#model/list/saved-view.ts").then(({ savedViewForm }) => savedViewForm);

interface ViewFormProps {
  /** The view to change; none saves a new one. */
  view?: SavedView;
  idempotencyKey?: string;
  lastResult: Refusal | undefined;
  /** Only whose view it is decides whether others see it. */
  isOwn?: boolean;
  /** Buttons left of the main one. */
  children: ReactNode;
}

/** The form of a saved view. */
export function ViewForm({ view, idempotencyKey, lastResult, isOwn = true, children }: ViewFormProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const values = view && viewValues(view);
  const [form, fields] = useSubmission(rules, { id: "view", lastResult, defaultValue: values ?? {} });
  return (
    <Form
      method="post"
      className="flex max-w-[480px] flex-col gap-4 px-4 py-6 sm:px-6"
      {...getFormProps(form)}
    >
      {idempotencyKey && <FormKey value={idempotencyKey} />}
      <EditBaseline
        form="view"
        row={view && values && { version: view.version, values }}
        lastResult={lastResult}
      >
        {!view && <p className="text-grey-600">{t("views.kept")}</p>}
        <TextField field={fields.name} label={t("views.name")} isRequired data-autofocus />
        {isOwn ? (
          <CheckField field={fields.is_shared} label={t("views.shared")} />
        ) : (
          <input type="hidden" name={fields.is_shared.name} value="on" />
        )}
        <FormErrors errors={form.errors} fields={form.allErrors} />
      </EditBaseline>
      <div className="flex flex-wrap justify-end gap-2">
        {children}
        <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
          {t("form.save")}
        </Button>
      </div>
    </Form>
  );
}
