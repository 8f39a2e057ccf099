import { useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { fileTypes, maxFileSize } from "#model/file/file-rules.ts";

export interface ChosenFile {
  file: File | null;
  /** What is wrong with what was chosen last, or that nothing was. */
  errors: string[] | undefined;
  choose: (files: Iterable<File>) => void;
  drop: () => void;
  /** Says that a file has to be chosen. */
  miss: () => void;
}

/** The file that somebody chose for an estimate, as far as it may be one. */
export function useChosenFile(before: string[] | undefined): ChosenFile {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState(before);
  return {
    file,
    errors,
    choose: ([first]) => {
      if (!first) return;
      const problem = problemOf(first);
      setFile(problem ? null : first);
      setErrors(problem ? [t("uploads.failed", { name: first.name, reason: t(problem) })] : undefined);
    },
    drop: () => setFile(null),
    miss: () => setErrors(["estimates.files.none_chosen"]),
  };
}

/** Some systems do not know what a PDF is: then the backend looks into it. */
function problemOf({ type, size }: File) {
  if (type !== "" && !fileTypes.some((known) => known === type)) return "errors.file_type";
  return size > maxFileSize ? "errors.file_size" : null;
}
