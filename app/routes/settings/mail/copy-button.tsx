import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

/** Milliseconds for which it says that something was copied. */
const shown = 2_000;

/** Copies a text by a press. Without scripts it is not there, and what stands beside it is selected by one press. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shown);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!isHydrated || !navigator.clipboard) return null;
  return (
    <>
      <IconButton
        type="button"
        label={t("mail_sender.copy", { name: of })}
        icon={<Icon of={isCopied ? Check : Copy} />}
        className="-my-1.5"
        onClick={async () => {
          await navigator.clipboard.writeText(text);
          setCopied(true);
        }}
      />
      <span role="status" className="sr-only">
        {isCopied ? t("mail_sender.copied", { name: of }) : ""}
      </span>
    </>
  );
}
