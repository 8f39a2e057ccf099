import { useTranslation } from "#locales/use-translation.ts";
import { htmlToPlain } from "#model/text/plain-text.ts";
import { Button } from "#ui/button.tsx";
import type { RowName } from "./edited-row.ts";
import { useEditor } from "./editor-context.ts";
import { intents } from "./intents.ts";

interface CommentaryConflictProps {
  row: RowName;
  /** HTML, both of them. */
  theirs: string;
  mine: string;
}

/** Two wrote the commentary: below it both texts side by side, and either can be kept. */
export function CommentaryConflict({ row, theirs, mine }: CommentaryConflictProps) {
  const { t } = useTranslation();
  const { choose } = useEditor();
  const texts = [
    { whose: t("estimates.their_commentary"), html: theirs, isMine: false },
    { whose: t("estimates.my_commentary"), html: mine, isMine: true },
  ];
  return (
    <section role="alert" className="mt-2 rounded-card bg-warning-soft p-4">
      <h3 className="font-semibold">{t("conflict.title")}</h3>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {texts.map(({ whose, html, isMine }) => (
          <div key={whose} className="flex min-w-0 flex-col items-start gap-2">
            <h4 className="text-xs font-medium text-grey-700">{whose}</h4>
            <p className="max-h-40 w-full grow overflow-y-auto break-words whitespace-pre-line">
              {htmlToPlain(html) || "–"}
            </p>
            <Button
              name="act"
              value={isMine ? "" : intents.keepTheirs(row, "commentary")}
              aria-label={t("estimates.keep_this", { whose })}
              onClick={(pressed) => {
                // Without scripts it is sent.
                pressed.preventDefault();
                choose(row, "commentary", isMine);
              }}
            >
              {t("estimates.keep")}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}
