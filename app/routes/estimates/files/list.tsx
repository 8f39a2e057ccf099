import { useParams, useSearchParams } from "@remix-run/react";
import { FileText, Image, Paperclip, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import type { EstimateFile } from "#model/estimate/file.ts";
import { showFileSize } from "#model/file/file-size.ts";
import { ButtonLink, IconLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { LongName } from "#ui/long-name.tsx";

/** The files beside an estimate, which no document shows: an approved one takes them as well. */
export function EstimateFiles({ files }: { files: EstimateFile[] }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  return (
    <section aria-labelledby="estimate-files" className="max-w-[1280px] px-4 pb-20 md:px-6">
      <div className="flex items-center justify-between gap-4 border-t border-grey-200 pt-6 pb-2">
        <h2 id="estimate-files" className="text-base font-semibold">
          {t("estimates.files.title")}
        </h2>
        <ButtonLink to={`files/add?${params}`} preventScrollReset icon={<Icon of={Paperclip} />}>
          {t("estimates.files.add")}
        </ButtonLink>
      </div>
      {files.length === 0 ? (
        <p className="py-3 text-grey-600">{t("estimates.files.empty")}</p>
      ) : (
        <ul aria-labelledby="estimate-files">
          {files.map((file) => (
            <Entry key={file.id} file={file} search={`?${params}`} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ file, search }: { file: EstimateFile; search: string }) {
  const { t, language } = useTranslation();
  const { id, description, size, mime_type } = file;
  const { estimateId } = useParams();
  // A backend that names neither has it where the specification says (§7).
  const url = file.url || `/api/estimates/${estimateId}/files/${id}`;
  const name = file.name || description || t("estimates.files.title");
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-hairline px-2 py-1.5 hover:bg-grey-50">
      <span className="text-grey-600">
        <Icon of={mime_type.startsWith("image/") ? Image : FileText} />
      </span>
      <div className="flex min-w-0 grow flex-col gap-x-4 md:grid md:grid-cols-2 md:items-center">
        <a
          href={url}
          download={name}
          aria-label={name}
          title={name}
          className="max-w-fit min-w-0 font-medium hover:underline"
        >
          <LongName name={name} />
        </a>
        {description && (
          <p
            title={description}
            className="line-clamp-2 min-w-0 text-xs break-words whitespace-pre-line text-grey-600 md:text-sm"
          >
            {description}
          </p>
        )}
      </div>
      <span className="numeric shrink-0 text-right text-grey-600 sm:w-20">
        {showFileSize(size, language)}
      </span>
      <span className="flex shrink-0">
        <IconLink
          to={`files/${id}${search}`}
          preventScrollReset
          label={t("estimates.files.edit_one", { name })}
          icon={<Icon of={Pencil} />}
        />
        <IconLink
          to={`files/${id}/delete${search}`}
          preventScrollReset
          label={t("estimates.files.delete_one", { name })}
          icon={<Icon of={Trash2} />}
        />
      </span>
    </li>
  );
}
