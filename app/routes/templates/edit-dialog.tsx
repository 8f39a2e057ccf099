import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation, useSearchParams } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { EditBaseline, fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { type ListedTemplate, listedTemplate } from "#model/estimate/template.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CancelLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { editedTemplate } from "./edited.ts";
import { templateValues } from "./values.ts";

const list = "/estimates/templates";

export const handle = {
  title: (t, data) => data?.name ?? t("templates.title"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "estimates", () =>
    context.api.get(`/estimate_templates/${params.templateId}`, one(listedTemplate)),
  );
  return data;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimates", editedTemplate);
  return submitEdit({ request, context }, editedTemplate, async (body, form) => {
    await context.api.send("PATCH", `/estimate_templates/${params.templateId}`, done, {
      body,
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "templates.saved" });
    return replace(list + new URL(request.url).search);
  });
}

/** Renames a template, and leads to deleting it. */
export default function EditTemplate() {
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.id, lastResult);
  const [params] = useSearchParams();
  return (
    <Dialog title={t("templates.rename", { name: shown.name })} closeTo={`${list}?${params}`}>
      <NameForm key={fillingOf(begun, lastResult)} template={begun} lastResult={lastResult} />
    </Dialog>
  );
}

interface NameFormProps {
  template: ListedTemplate;
  lastResult: Refusal | undefined;
}

const rules = () => import("#model/estimate/template.ts").then(({ templatePatch }) => templatePatch);

function NameForm({ template, lastResult }: NameFormProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const [params] = useSearchParams();
  const values = templateValues(template);
  const id = "template";
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <EditBaseline form={id} row={{ version: template.version, values }} lastResult={lastResult}>
          <TextField field={fields.name} label={t("templates.name")} isRequired />
          <FormErrors errors={form.errors} fields={form.allErrors} />
        </EditBaseline>
      </DialogBody>
      <DialogFooter>
        <ButtonLink
          to={`${list}/${template.id}/delete?${params}`}
          preventScrollReset
          icon={<Icon of={Trash2} />}
          className="mr-auto"
        >
          {t("form.delete")}
        </ButtonLink>
        <CancelLink to={`${list}?${params}`} />
        <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
          {t("form.save")}
        </Button>
      </DialogFooter>
    </Form>
  );
}
