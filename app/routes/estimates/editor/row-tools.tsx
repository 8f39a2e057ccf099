import { ChevronDown, ChevronUp, Copy, Trash2 } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { IconButton, IconLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { RowName } from "./edited-row.ts";
import { useEditor } from "./editor-context.ts";
import { intents } from "./intents.ts";

interface RowToolsProps {
  row: RowName;
  /** What the row is called, for those who do not see where the button stands. */
  called: string;
  isFirst: boolean;
  isLast: boolean;
}

/** What can be done with a row as a whole. The buttons say in their values what they ask for (acts.ts). */
export function RowTools({ row, called, isFirst, isLast }: RowToolsProps) {
  const { t } = useTranslation();
  const { isLocked } = useEditor();
  if (isLocked) return null;
  const name = called || "–";
  return (
    <span className="row-tools">
      <IconButton
        name="act"
        value={intents.move(row, "up")}
        label={t("estimates.move_up", { name })}
        icon={<Icon of={ChevronUp} />}
        // Not disabled: anyone who moves a row to the end keeps the focus.
        aria-disabled={isFirst || undefined}
      />
      <IconButton
        name="act"
        value={intents.move(row, "down")}
        label={t("estimates.move_down", { name })}
        icon={<Icon of={ChevronDown} />}
        aria-disabled={isLast || undefined}
      />
      <IconButton
        name="act"
        value={intents.copy(row)}
        label={t("estimates.copy", { name })}
        icon={<Icon of={Copy} />}
      />
      <IconLink
        to={`delete/${row}`}
        preventScrollReset
        label={t("estimates.remove", { name })}
        icon={<Icon of={Trash2} />}
      />
    </span>
  );
}
