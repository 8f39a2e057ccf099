import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useFormAction, useNavigate, useParams, useSearchParams, useSubmit } from "@remix-run/react";
import { type FormEvent, useRef } from "react";
import { typedInto } from "#app/forms/called.ts";
import { formOf, passOver, streamedForm } from "#app/forms/form.ts";
import { keepRefused } from "#app/forms/lost-form.ts";
import { Form } from "#app/forms/own-form.tsx";
import { useAnswer } from "#app/forms/use-answer.ts";
import { addressOf, enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CancelLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { useSentBy } from "#ui/sent-by.ts";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { useUploads } from "#ui/use-uploads.ts";
import { editedFile } from "./edited.ts";
import { FileField } from "./file-field.tsx";
import { receive } from "./receive.ts";
import { useChosenFile } from "./use-chosen-file.ts";

export const handle = { title: (t) => t("estimates.files.add") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "estimate");
  return null;
}

/** Without scripts: streams the form on as it comes. What is said of the file stands before it, and is not lost with it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const streamed = await streamedForm(request);
  try {
    await enter(context, request, "estimate", editedFile);
    const refused = await receive({ request: streamed, context }, params.estimateId);
    if (!refused) throw redirect(addressOf(request).replace("/files/add", ""));
    const form = await formOf(request).catch(() => null);
    if (form) keepRefused(context, typedInto(editedFile, form));
    return data({ ...refused, typed: String(form?.get("description") ?? "") }, { status: refused.status });
  } finally {
    await passOver(streamed);
  }
}

/** Adds a file to an estimate, with what is to be said of it (specification 2.5). */
export default function AddFile() {
  const { t } = useTranslation();
  const { estimateId } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const submit = useSubmit();
  const answer = useAnswer<typeof action>();
  const refused = answer && "message" in answer ? answer : undefined;
  const typed =
    answer && "initialValue" in answer ? String(answer.initialValue?.description ?? "") : refused?.typed;
  const form = useRef<HTMLFormElement>(null);
  const address = useSentBy(useFormAction());
  const closeTo = `/estimate/${estimateId}?${params}`;
  const chosen = useChosenFile(refused?.fields.file);
  const uploads = useUploads(`/estimate/${estimateId}/files`, {
    field: "file",
    texts: () => ({ description: String(new FormData(form.current ?? undefined).get("description")) }),
    whenSent: () => navigate(closeTo, { preventScrollReset: true }),
    whenSignedOut: (file) => {
      const kept = new FormData(form.current ?? undefined);
      // No page can put a file back: its name is said.
      kept.set("file", new File([], file.name));
      submit(kept, { method: "post", action: address, encType: "multipart/form-data" });
    },
  });
  const [upload] = uploads.uploads;

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (upload?.failure) uploads.retry(upload.key);
    else if (chosen.file && !upload) uploads.add([chosen.file]);
    else if (!upload) {
      chosen.miss();
      event.currentTarget.querySelector<HTMLElement>("#file")?.focus();
    }
  };
  const { file: _, ...others } = refused?.fields ?? {};
  const isUnsaid = refused && Object.keys(refused.fields).length === 0;
  return (
    <Dialog title={t("estimates.files.add")} closeTo={closeTo}>
      <Form
        ref={form}
        method="post"
        action={address}
        encType="multipart/form-data"
        reloadDocument
        noValidate
        onSubmit={send}
        className="contents"
      >
        <DialogBody>
          <TextAreaField
            field={{
              id: "description",
              name: "description",
              errors: others.description,
              initialValue: typed ?? "",
            }}
            label={t("estimates.files.description")}
            maxLength={1000}
          />
          <FileField chosen={chosen} uploads={uploads} />
          <FormErrors errors={isUnsaid ? [refused.message] : []} fields={others} />
        </DialogBody>
        <DialogFooter>
          <CancelLink to={closeTo} />
          <Button tone="main" isPending={upload !== undefined && !upload.failure}>
            {t("form.add")}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
