import { Search, X } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { longestSearch } from "#model/list/longest-search.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLabel } from "./use-label.ts";

const Results = lazy(() => import("./results.tsx"));

interface PaletteProps {
  person: number;
  onClose: () => void;
}

/**
 * Finds and does by the keyboard (Ctrl K). The field is there at once, so that no letter goes to the page below; what stands
 * under it comes when it is there.
 */
export function Palette({ person, onClose }: PaletteProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState<string>();
  /** Takes a key; false for one that is the field's. */
  const press = useRef<(key: string) => boolean>(() => false);
  const list = useId();
  const label = useLabel();

  useEffect(() => {
    const opener = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  const take = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && press.current(event.key)) event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t("search.title")}
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
      className="palette"
    >
      <div className="palette-box">
        <Icon of={Search} />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={active !== undefined}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active}
          autoComplete="off"
          spellCheck={false}
          maxLength={longestSearch}
          placeholder={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={take}
        />
        <IconButton
          type="button"
          className="sm:hidden"
          label={t("dialog.close")}
          icon={<Icon of={X} />}
          onClick={onClose}
        />
      </div>
      <Suspense>
        <Results id={list} {...{ typed, person, press, onClose }} onActive={setActive} />
      </Suspense>
      <p className="palette-keys">{t("search.keys")}</p>
    </dialog>
  );
}
