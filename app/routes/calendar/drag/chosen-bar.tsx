import { Trash2, X } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { isSaved, labelOf } from "../plan.ts";
import type { Drag } from "./use-drag.ts";

/** What was chosen by a click and waits for its cell. A finger has no other way to let go of it, or to delete it. */
export function ChosenBar({ drag: { dragged, cancel, remove } }: { drag: Drag }) {
  const { t } = useTranslation();
  if (dragged?.by !== "click") return null;
  return (
    <div className="chosen-bar">
      <p>{t("calendar.choose_cell", { what: labelOf(dragged.entry) })}</p>
      {isSaved(dragged.entry) && (
        <IconButton
          type="button"
          label={t("form.delete")}
          icon={<Icon of={Trash2} />}
          ground="dark"
          onClick={() => remove(dragged.entry)}
        />
      )}
      <IconButton
        type="button"
        label={t("form.cancel")}
        icon={<Icon of={X} />}
        ground="dark"
        onClick={cancel}
      />
    </div>
  );
}
