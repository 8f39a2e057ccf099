import type { TextKey } from "#locales/text-key.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { CloseLink, Dialog, DialogBody, DialogFooter } from "./dialog.tsx";

/** In place of a dialog that was opened by its address where there is nothing for it to do: the text of this key says why. */
export function NotNow({ title, why, closeTo }: { title: string; why: TextKey; closeTo: string }) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} closeTo={closeTo}>
      <DialogBody>
        <p role="alert">{t(why)}</p>
      </DialogBody>
      <DialogFooter>
        <CloseLink to={closeTo} />
      </DialogFooter>
    </Dialog>
  );
}
