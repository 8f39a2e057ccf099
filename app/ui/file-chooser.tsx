import { Paperclip } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "./button.tsx";
import { described } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface FileChooserProps {
  /** What the form calls the files. */
  name: string;
  accept: readonly string[];
  /** What may be chosen, in words. */
  rules: string;
  /** What the button does, and what is written on it, where that is shorter. */
  label: string;
  shortLabel?: string;
  icon?: ReactNode;
  /** Beside the button: files may be dropped here as well. */
  dropHere: string;
  onChoose: (files: Iterable<File>) => void;
  isMultiple?: boolean;
  /** There is room for no more. */
  isFull?: boolean;
  /** A form elsewhere on the page that sends the files where no script does; it gets a button here. */
  form?: string | undefined;
  /** The field that it is the control of, where its form has more than that. */
  field?: { id: string; errors: string[] | undefined };
}

/** Takes files by a click or dropped onto it, and says before what is taken. */
export function FileChooser(props: FileChooserProps) {
  const { name, accept, rules, label, icon, dropHere, onChoose, form, field } = props;
  const { shortLabel = label, isMultiple = false, isFull = false } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isHydrated = useHydrated();
  const description = field && described(field.id, { errors: field.errors });

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button beside it that does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-dashed p-3 ${isOver ? "border-primary-ink bg-primary-soft" : "border-grey-300"}`}
    >
      <input
        ref={input}
        type="file"
        id={isHydrated ? undefined : field?.id}
        name={name}
        form={form}
        multiple={isMultiple}
        accept={accept.join(",")}
        aria-label={label}
        {...description}
        // Scripts open it with the button below; the same file may be chosen again.
        hidden={isHydrated}
        className="max-w-full file:mr-3 file:h-9 file:rounded-control file:border file:border-solid file:border-grey-300 file:bg-surface file:px-3.5 file:font-medium"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      {isHydrated ? (
        <>
          <Button
            type="button"
            id={field?.id}
            // The label of its field would be its name.
            aria-label={label}
            aria-describedby={description?.["aria-describedby"]}
            icon={icon ?? <Icon of={Paperclip} />}
            disabled={isFull}
            onClick={() => input.current?.click()}
          >
            {shortLabel}
          </Button>
          <span className="text-grey-600 pointer-coarse:hidden">{dropHere}</span>
        </>
      ) : (
        form && <Button form={form}>{t("uploads.send")}</Button>
      )}
      <p className="basis-full text-xs text-grey-600">{rules}</p>
    </div>
  );
}
