import { ChevronDown, Plus } from "lucide-react";
import {
  type ComponentProps,
  type KeyboardEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from "react-aria-components";
import { useTranslation } from "#locales/use-translation.ts";
import { fold } from "#model/text/text-order.ts";
import type { Choice } from "./choices.ts";
import { Icon } from "./icon.tsx";
import { useLatest } from "./use-latest.ts";

/** How the plain field was left when the list took over from it (use-combo-box-list.ts). */
export interface LeftField {
  hasFocus: boolean;
  /** From where to where text was selected in it. */
  selection: [from: number, to: number];
  /** Whether the list was asked for already: by letters, arrow key or button. */
  opens: boolean;
}

interface ComboBoxListProps {
  /** What the field has in common with the plain one that was there before. */
  input: ComponentProps<typeof Input>;
  label: string;
  typed: string;
  picked: Choice | null;
  /** Null where no answer came. */
  found: readonly Choice[] | null;
  isSearching: boolean;
  /** Whether enough was typed for a list. */
  isEnough: boolean;
  isInvalid: boolean;
  whenNothing: string | undefined;
  taken: LeftField;
  /** What the list offers to add what was typed with, where nothing is called so. */
  addLabel: string | undefined;
  onAdd: () => void;
  onType: (text: string) => void;
  onPick: (choice: Choice) => void;
}

/** The field and the list of a combobox (combo-box.tsx), which go on where the plain field was left. */
export function ComboBoxList({
  input,
  label,
  typed,
  picked,
  found,
  isSearching,
  isEnough,
  whenNothing,
  taken,
  addLabel,
  ...props
}: ComboBoxListProps) {
  const { t, language } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [container, setContainer] = useState<Element>();

  // A modal dialog makes the rest of the page inert: the list has to open inside of it.
  useEffect(() => setContainer(field.current?.closest("dialog") ?? undefined), []);
  useLayoutEffect(() => {
    if (!taken.hasFocus) return;
    field.current?.focus();
    field.current?.setSelectionRange(...taken.selection);
  }, [taken]);

  const listed = isEnough ? (found ?? []) : [];
  const isNew = isEnough && found !== null && !isSearching && !found.some(isCalled(typed));
  const items = addLabel && isNew ? [...listed, { id: addId, name: addLabel }] : listed;

  return (
    <I18nProvider locale={language === "lv" ? "lv-LV" : "en-GB"}>
      <ComboBox
        aria-label={label}
        items={items}
        inputValue={typed}
        onInputChange={props.onType}
        selectedKey={picked?.id ?? null}
        onSelectionChange={(key) => {
          const choice = found?.find((item) => item.id === key);
          if (choice) props.onPick(choice);
        }}
        // Open while the answer is on its way, or it would not open for the first letter.
        allowsEmptyCollection={isEnough}
        // It keeps what was found for one more render, and would open with that for a field just emptied.
        menuTrigger={isEnough ? "input" : "manual"}
        allowsCustomValue
        defaultFilter={() => true}
        isInvalid={props.isInvalid}
        // Otherwise the browser lets nothing be sent while a refusal stands there.
        validationBehavior="aria"
        className="relative"
      >
        <Input ref={field} onKeyDown={keepDialogOpen} {...input} />
        <Button
          aria-label={t("form.open_list")}
          className="absolute inset-y-0 right-1 flex w-7 items-center justify-center text-grey-500"
        >
          <Icon of={ChevronDown} />
        </Button>
        {taken.opens && <OpenAtOnce />}
        <Popover
          UNSTABLE_portalContainer={container}
          className="flex w-(--trigger-width) overflow-hidden rounded-control bg-raised text-body shadow-float"
        >
          <ListBox<Choice>
            renderEmptyState={() => <EmptyList {...{ found, isSearching, whenNothing }} />}
            className="w-full overflow-auto p-1 outline-none"
          >
            {(item) => (
              <ListBoxItem
                id={item.id}
                textValue={item.name}
                onAction={item.id === addId ? props.onAdd : undefined}
                className="cursor-pointer rounded-sm px-2.5 py-1.5 outline-none data-focused:bg-primary-soft data-focused:text-primary-soft-text data-selected:font-medium"
              >
                {item.id === addId ? (
                  <span className="flex items-center gap-1.5">
                    <Icon of={Plus} />
                    {item.name}
                  </span>
                ) : (
                  item.name
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}

/** The choice that adds what was typed: no row has this id. */
const addId = 0;

const isCalled =
  (typed: string) =>
  ({ name }: Choice): boolean =>
    fold(name) === fold(typed);

/**
 * Opens the list that was asked for while it was on its way, once its field is drawn: a list that opens with it would be
 * hidden from screen readers, as all is that is outside of one.
 */
function OpenAtOnce() {
  const state = useContext(ComboBoxStateContext);
  const open = useLatest(() => state?.open(null, "input"));
  useEffect(() => {
    const opening = window.setTimeout(open);
    return () => window.clearTimeout(opening);
  }, [open]);
  return null;
}

/** What stands in an open list without choices. */
function EmptyList({ found, isSearching, whenNothing }: EmptyListProps) {
  const { t } = useTranslation();
  return (
    <p className="px-2.5 py-1.5 text-grey-600">
      {whenNothing && found !== null && !isSearching ? whenNothing : t(emptiness(found, isSearching))}
    </p>
  );
}
type EmptyListProps = Pick<ComboBoxListProps, "found" | "isSearching" | "whenNothing">;

/** Why an open list is empty. */
function emptiness(found: readonly unknown[] | null, isSearching: boolean) {
  if (isSearching) return "form.searching";
  return found === null ? "errors.fault" : "form.nothing_found";
}

/** Escape closes the open list, and the dialog around it only when pressed again. */
function keepDialogOpen(event: KeyboardEvent<HTMLInputElement>): void {
  const isOpen = event.currentTarget.getAttribute("aria-expanded") === "true";
  if (event.key === "Escape" && isOpen) event.preventDefault();
}
