import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { fileTypes, maxFileSize } from "#model/file/file-rules.ts";
import { showFileSize } from "#model/file/file-size.ts";
import { IconButton } from "#ui/button.tsx";
import { FieldFrame } from "#ui/field.tsx";
import { FileChooser } from "#ui/file-chooser.tsx";
import { Icon } from "#ui/icon.tsx";
import { LongName } from "#ui/long-name.tsx";
import { UploadList } from "#ui/upload-list.tsx";
import type { useUploads } from "#ui/use-uploads.ts";
import type { ChosenFile } from "./use-chosen-file.ts";

interface FileFieldProps {
  chosen: ChosenFile;
  uploads: ReturnType<typeof useUploads>;
}

/** The file of the form: to be chosen, chosen, or on its way up. */
export function FileField({ chosen, uploads }: FileFieldProps) {
  const { t } = useTranslation();
  const { file, errors, choose, drop } = chosen;
  const dismiss = (key: string) => {
    uploads.dismiss(key);
    drop();
  };
  const frame = useRef<HTMLDivElement>(null);
  const state = uploads.uploads[0]?.key ?? file?.name;
  const before = useRef(state);
  // The focus that went with a control comes to what took its place.
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement?.matches("body, dialog")) frame.current?.querySelector("button")?.focus();
  }, [state]);
  return (
    <FieldFrame id="file" label={t("estimates.files.file")} isRequired errors={errors}>
      <div ref={frame}>
        {uploads.uploads.length > 0 && (
          <UploadList uploads={uploads.uploads} onRetry={uploads.retry} onDismiss={dismiss} />
        )}
        {uploads.uploads.length === 0 && file && <Chosen file={file} onDrop={drop} />}
        {!file && (
          <FileChooser
            name="file"
            accept={fileTypes}
            label={t("estimates.files.choose")}
            dropHere={t("estimates.files.drop_here")}
            rules={t("estimates.files.rules", { size: maxFileSize / 1024 / 1024 })}
            field={{ id: "file", errors }}
            onChoose={choose}
          />
        )}
      </div>
    </FieldFrame>
  );
}

function Chosen({ file: { name, size }, onDrop }: { file: File; onDrop: () => void }) {
  const { t, language } = useTranslation();
  return (
    <p className="flex items-center gap-3 rounded-card border border-grey-200 py-1 pr-1 pl-3">
      <span className="min-w-0 grow" title={name}>
        <LongName name={name} />
      </span>
      <span className="numeric shrink-0 text-grey-600">{showFileSize(size, language)}</span>
      <IconButton
        type="button"
        label={t("estimates.files.drop_one", { name })}
        icon={<Icon of={X} />}
        onClick={onDrop}
      />
    </p>
  );
}
