import { useNavigation } from "@remix-run/react";
import { FileUp } from "lucide-react";
import { Form } from "#app/forms/own-form.tsx";
import type { FileRefusal } from "#app/forms/take-file.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Terms } from "#model/company/terms.ts";
import { maxTermsSize } from "#model/file/terms-rules.ts";
import { FieldFrame } from "#ui/field.tsx";
import { FileChooser } from "#ui/file-chooser.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSentBy } from "#ui/sent-by.ts";
import { TwoStepButton } from "#ui/two-step-button.tsx";
import { UploadList } from "#ui/upload-list.tsx";
import { useUploads } from "#ui/use-uploads.ts";
import { FileLink } from "./file-link.tsx";

const page = "/settings/terms";

/** The PDF of the terms. It is kept as soon as it is chosen, beside what is typed; without scripts the page takes it. */
export function TermsPdf({ terms, refused }: { terms: Terms; refused: FileRefusal | undefined }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const sentBy = useSentBy(page);
  const { uploads, add, dismiss, retry } = useUploads(`${page}/file`, { field: "file" });
  const { file, version } = terms;
  const errors = refused && (refused.file.length > 0 ? refused.file : [refused.message]);
  return (
    <section aria-labelledby="terms-file" className="flex flex-col gap-3">
      <div>
        <h2 id="terms-file" className="mb-1 text-base font-semibold text-heading">
          {t("terms.file")}
        </h2>
        <p className="text-xs text-grey-600">{t("terms.file_hint")}</p>
      </div>
      {file && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-grey-200 px-3 py-2">
          <FileLink terms={terms} file={file} />
          <Form method="post" action={page} preventScrollReset>
            <input type="hidden" name="act" value="remove" />
            <input type="hidden" name="seen" value={version} />
            <TwoStepButton
              label={t("terms.remove")}
              sure={t("terms.remove_sure")}
              isPending={navigation.formData?.get("act") === "remove"}
            />
          </Form>
        </div>
      )}
      <Form
        id="upload-terms"
        method="post"
        action={sentBy}
        encType="multipart/form-data"
        reloadDocument
        hidden
      />
      <FieldFrame id="terms-pdf" label="" errors={errors}>
        <FileChooser
          name="file"
          accept={["application/pdf", ".pdf"]}
          rules={t("terms.file_rules", { size: maxTermsSize / 1024 / 1024 })}
          label={t(file ? "terms.file_replace" : "terms.file_choose")}
          icon={<Icon of={FileUp} />}
          dropHere={t("terms.drop_here")}
          form="upload-terms"
          field={{ id: "terms-pdf", errors }}
          onChoose={(files) => add([...files].slice(0, 1))}
        />
      </FieldFrame>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
    </section>
  );
}
