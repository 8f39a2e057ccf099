import { useLocation } from "@remix-run/react";
import { RotateCw, X } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { IconButton } from "./button.tsx";
import { useMessage } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { signedOut, type Upload } from "./use-uploads.ts";

interface UploadListProps {
  uploads: Upload[];
  onRetry: (key: string) => void;
  onDismiss: (key: string) => void;
}

/** Files on their way up, with how far they have come, and those that failed with a way on. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {uploads.map((upload) => (
        <li key={upload.key}>
          {upload.failure ? (
            <Failed
              name={upload.file.name}
              failure={upload.failure}
              onRetry={() => onRetry(upload.key)}
              onDismiss={() => onDismiss(upload.key)}
            />
          ) : (
            <Progress name={upload.file.name} percent={upload.percent} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Progress({ name, percent }: { name: string; percent: number | null }) {
  const { t } = useTranslation();
  const words = percent === null ? t("uploads.waiting", { name }) : t("uploads.uploading", { name, percent });
  return (
    <div className="flex flex-col gap-1">
      <span className="numeric truncate text-xs text-grey-600">{words}</span>
      <progress
        aria-label={name}
        max={100}
        value={percent ?? 0}
        className="h-1.5 w-full overflow-hidden rounded-full accent-primary-ink"
      />
    </div>
  );
}

interface FailedProps {
  name: string;
  failure: string;
  onRetry: () => void;
  onDismiss: () => void;
}

function Failed({ name, failure, onRetry, onDismiss }: FailedProps) {
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <p role="alert" className="flex items-center gap-1 rounded-control bg-danger-soft pl-3 text-danger">
      <span className="min-w-0 grow py-1.5 wrap-anywhere">
        {t("uploads.failed", { name, reason: message(failure) })}
      </span>
      {failure === signedOut && <SignIn />}
      <IconButton type="button" label={t("uploads.retry")} icon={<Icon of={RotateCw} />} onClick={onRetry} />
      <IconButton
        type="button"
        label={t("uploads.dismiss", { name })}
        icon={<Icon of={X} />}
        onClick={onDismiss}
      />
    </p>
  );
}

/** Leads to the login in a tab of its own: here the file is still chosen, and can be sent once more. */
function SignIn() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <a
      href={`/login?to=${encodeURIComponent(pathname + search)}`}
      target="_blank"
      rel="noreferrer"
      className="shrink-0 font-semibold underline underline-offset-2"
    >
      {t("uploads.sign_in")}
    </a>
  );
}
