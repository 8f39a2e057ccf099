import { CalendarRange, FolderKanban, ReceiptText } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { type Colours, themedPalette } from "#model/branding/branding.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

const entries = [
  { name: "calendar", icon: CalendarRange },
  { name: "projects", icon: FolderKanban },
  { name: "invoices", icon: ReceiptText },
] as const;

/** How the interface will look in colours that are not saved yet; without scripts it shows those that are. */
export function Preview({ colours }: { colours: Colours }) {
  const { t } = useTranslation();
  const ground = useRef<HTMLDivElement>(null);
  // Not as an attribute: the content security policy takes none from the server.
  useEffect(() => {
    for (const [property, value] of Object.entries(themedPalette(colours)))
      ground.current?.style.setProperty(property, value);
  }, [colours]);
  return (
    <section aria-labelledby="branding-preview">
      <h3 id="branding-preview" className="mb-2 text-xs font-medium text-grey-700">
        {t("branding.preview.title")}
      </h3>
      <div ref={ground} className="branding-preview">
        <ul className="flex w-32 shrink-0 flex-col gap-0.5 bg-primary p-1 font-medium text-primary-text">
          {entries.map(({ name, icon }, place) => (
            <li
              key={name}
              className={`flex h-9 items-center gap-2 rounded-control px-2 ${place === 1 ? "bg-primary-active" : ""}`}
            >
              <Icon of={icon} />
              <span className="truncate">{t(`menu.${name}`)}</span>
            </li>
          ))}
        </ul>
        <div className="flex min-w-0 grow flex-col items-start gap-3 p-4">
          <p className="flex flex-wrap items-center gap-2 text-base font-semibold text-heading">
            {t("branding.preview.heading")}
            <span className="rounded-full bg-secondary-soft px-2 py-0.5 text-xs font-medium text-secondary-soft-text">
              {t("branding.preview.badge")}
            </span>
          </p>
          <p>{t("branding.preview.text")}</p>
          <p className="text-primary-ink underline underline-offset-4">{t("branding.preview.link")}</p>
          <div className="mt-auto flex flex-wrap gap-2 self-end pt-2">
            <Button type="button" tone="danger" tabIndex={-1}>
              {t("branding.preview.danger")}
            </Button>
            <Button type="button" tone="main" tabIndex={-1}>
              {t("branding.preview.main")}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
