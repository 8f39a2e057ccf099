import { useNavigate } from "@remix-run/react";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { ButtonLink, IconLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { takesNotices } from "./notices-over.ts";

interface DialogProps {
  title: string;
  /** Where closing leads: the page below. */
  closeTo: string;
  children: ReactNode;
  width?: keyof typeof widths;
  /** Where the focus goes: into the control marked `data-autofocus`, or to the title, which is then read out. */
  first?: "title" | "control";
}

const widths = { narrow: "sm:w-[480px]", wide: "sm:w-[640px]", page: "sm:w-[min(56rem,94vw)]" };

/** The server paints nothing, and says so of effects that would come before. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * The dialog of an address. The server sends it open, so that it works without scripts; the browser then makes it modal:
 * focus goes in, stays, and comes back, and Escape or a click outside closes it. A full sheet on a phone.
 */
export function Dialog({ title, closeTo, children, width = "narrow", first = "title" }: DialogProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const heading = useId();

  const opener = useRef<Element | null>(null);

  // Before it is seen: anyone who sees it may press a key at once.
  useBeforePaint(() => {
    const dialog = ref.current;
    opener.current = document.activeElement;
    // It arrives open and not modal.
    dialog?.close();
    dialog?.showModal();
    // The first control would be the closing cross.
    dialog?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return dialog ? takesNotices(dialog) : undefined;
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    const grid = opener.current?.closest("[role=grid]");
    const place = placeIn(opener.current?.closest("tr"));
    return () => {
      dialog?.close();
      // An element that has left the page gives no focus back by itself; in a grid or a list another took its place.
      const inList = place < 0 ? null : (rowLinks()[place] ?? rowLinks().at(-1));
      const instead = grid?.querySelector("[tabindex='0']") ?? inList;
      const back = opener.current?.isConnected ? opener.current : instead;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);

  // Something typed is asked about where every navigation is (leaving/ask.tsx).
  const close = () => navigate(closeTo, { preventScrollReset: true });

  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A browser closes it at the second Escape, whatever was answered at the first.
      onClose={() => {
        if (ref.current?.isConnected && !ref.current.open) ref.current.showModal();
      }}
      // Only the backdrop is outside of the dialog's own content.
      onMouseDown={(event) => event.target === ref.current && close()}
      className={`fixed inset-0 z-30 m-0 h-full max-h-none w-full max-w-none overflow-visible bg-raised p-0 text-body sm:m-auto sm:h-fit sm:max-h-[min(90vh,48rem)] sm:rounded-card sm:shadow-dialog ${widths[width]}`}
    >
      <div className="flex h-full max-h-[inherit] flex-col overflow-hidden sm:rounded-card lowest:overflow-y-auto">
        <header className="flex items-center justify-between gap-4 border-b border-grey-200 py-3 pr-3 pl-6">
          <h2
            id={heading}
            tabIndex={-1}
            data-autofocus={first === "title" || undefined}
            className="min-w-0 text-base font-semibold outline-none"
          >
            {title}
          </h2>
          <IconLink
            to={closeTo}
            preventScrollReset
            label={t("dialog.close")}
            icon={<Icon of={X} />}
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          />
        </header>
        {children}
      </div>
    </dialog>
  );
}

const rowLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("main .row-link")];

/** Which row of a list an element stands in; −1 for one outside of lists. */
const placeIn = (row: Element | null | undefined): number =>
  row ? rowLinks().findIndex((link) => row.contains(link)) : -1;

/** The part of a dialog that scrolls. */
export const DialogBody = ({ children, isText = false }: DialogBodyProps) => (
  <div
    tabIndex={isText ? 0 : undefined}
    className="flex grow flex-col gap-4 overflow-y-auto px-6 py-5 lowest:shrink-0 lowest:overflow-visible"
  >
    {children}
  </div>
);

interface DialogBodyProps {
  children: ReactNode;
  /** It is for reading, and nothing in it takes the focus: it does so itself, to be scrolled by keys. */
  isText?: boolean;
}

/** The buttons of a dialog, which stay: the quiet one left of the main one. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-grey-200 px-6 py-3">
    {children}
  </footer>
);

/** Closes a dialog that has nothing to be confirmed. */
export function CloseLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink to={to} preventScrollReset>
      {t("dialog.close")}
    </ButtonLink>
  );
}

/** Leaves a dialog as it was found. */
export function CancelLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink to={to} preventScrollReset>
      {t("form.cancel")}
    </ButtonLink>
  );
}
