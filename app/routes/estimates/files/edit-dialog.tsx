import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation, useParams, useSearchParams } from "@remix-run/react";
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
import { done } from "#model/answer/answer.ts";
import type { EstimateFile } from "#model/estimate/file.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CancelLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { LongName } from "#ui/long-name.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { editedFile } from "./edited.ts";
import { readFile } from "./read.ts";
import { fileValues } from "./values.ts";

const rules = () => import("#model/estimate/file.ts").then(({ estimateFileInput }) => estimateFileInput);

export const handle = {
  title: (t, data) => data?.name ?? t("estimates.files.edit"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "estimate", () => readFile({ params, context }));
  return data;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate", editedFile);
  return submitEdit({ request, context }, editedFile, async (body, form) => {
    const path = `/estimates/${params.estimateId}/files/${params.fileId}`;
    await context.api.send("PATCH", path, done, { body, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "estimates.files.was_saved" });
    return redirect(`/estimate/${params.estimateId}${new URL(request.url).search}`);
  });
}

/** What is said of a file, to be said again (specification 2.5). */
export default function EditFile() {
  const { t } = useTranslation();
  const file = useLoaderData<typeof loader>();
  const { estimateId } = useParams();
  const [params] = useSearchParams();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(file, file.id, lastResult);
  const closeTo = `/estimate/${estimateId}?${params}`;
  return (
    <Dialog title={t("estimates.files.edit")} closeTo={closeTo}>
      <FileForm key={fillingOf(begun, lastResult)} file={begun} {...{ lastResult, closeTo }} />
    </Dialog>
  );
}

interface FileFormProps {
  file: EstimateFile;
  lastResult: Refusal | undefined;
  closeTo: string;
}

function FileForm({ file, lastResult, closeTo }: FileFormProps) {
  const { t } = useTranslation();
  const { estimateId } = useParams();
  const [params] = useSearchParams();
  const navigation = useNavigation();
  const id = "file";
  const values = fileValues(file);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <p className="font-medium" title={file.name}>
          <LongName name={file.name} />
        </p>
        <EditBaseline form={id} row={{ version: file.version, values }} lastResult={lastResult}>
          <TextAreaField
            field={fields.description}
            label={t("estimates.files.description")}
            maxLength={1000}
          />
          <FormErrors errors={form.errors} fields={form.allErrors} />
        </EditBaseline>
      </DialogBody>
      <DialogFooter>
        <ButtonLink
          to={`/estimate/${estimateId}/files/${file.id}/delete?${params}`}
          preventScrollReset
          icon={<Icon of={Trash2} />}
          className="mr-auto"
        >
          {t("form.delete")}
        </ButtonLink>
        <CancelLink to={closeTo} />
        <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
          {t("form.save")}
        </Button>
      </DialogFooter>
    </Form>
  );
}
