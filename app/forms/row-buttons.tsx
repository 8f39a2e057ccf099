import { Check, Trash2 } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

interface RowButtonsProps {
  save: string;
  remove: string;
  /** Why the row cannot be deleted, where it cannot. */
  kept?: string | undefined;
  /** A colleague has deleted it: there is nothing to be saved. */
  isGone: boolean;
  /** Nothing of it is on its way. */
  isIdle: boolean;
  discard: () => void;
}

/** The buttons of a row that is changed where it stands (app/forms/rows-in-list.ts): it is saved or deleted. */
export function RowButtons({ save, remove, kept, isGone, isIdle, discard }: RowButtonsProps) {
  const { t } = useTranslation();
  if (isGone)
    return (
      <Button type="button" onClick={discard}>
        {t("conflict.dismiss")}
      </Button>
    );
  return (
    <>
      <IconButton label={save} icon={<Icon of={Check} />} aria-disabled={!isIdle || undefined} />
      <IconButton
        name="delete"
        value="yes"
        onClick={discard}
        formNoValidate
        label={remove}
        title={kept ?? remove}
        disabled={kept !== undefined}
        className={kept === undefined ? "" : "opacity-40"}
        icon={<Icon of={Trash2} />}
      />
    </>
  );
}
