import { ImagePlus } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { imageTypes } from "~/model/image-rules";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";
import { type Chosen, limits } from "./chosen-files";

interface FileChooserProps {
  /** The form that sends the files where no script does. */
  form?: string;
  /** There is room for no more. */
  isFull: boolean;
  onChoose: (files: Iterable<File>) => void;
}

/** Takes images by a click or dropped onto it, and says before what is taken. */
export function FileChooser({ form, isFull, onChoose }: FileChooserProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isHydrated = useHydrated();

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
        name="images[]"
        form={form}
        multiple
        accept={imageTypes.join(",")}
        aria-label={t("products.choose_images")}
        // Scripts open it with the button below; the same file may be chosen again.
        hidden={isHydrated}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      {isHydrated ? (
        <>
          <Button
            type="button"
            icon={<Icon of={ImagePlus} />}
            disabled={isFull}
            onClick={() => input.current?.click()}
          >
            {t("products.choose_images")}
          </Button>
          <span className="text-grey-600">{t("products.drop_here")}</span>
        </>
      ) : (
        form && <Button form={form}>{t("products.upload")}</Button>
      )}
      <p className="basis-full text-xs text-grey-600">{t("products.image_rules", limits)}</p>
    </div>
  );
}

/** Says which of the chosen files were left out, until files are chosen again. */
export function useLeftOut() {
  const { t } = useTranslation();
  const [last, say] = useState<Chosen | null>(null);
  const lines = [
    ...(last?.leftOut ?? []).map(({ name, reason }) =>
      t(`products.dropped_${reason}`, { name, size: limits.size }),
    ),
    ...(last && last.tooMany > 0
      ? [t("products.dropped_many", { count: last.tooMany, most: limits.most })]
      : []),
  ];
  const words = lines.length > 0 && (
    <ul role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-warning">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return { say, words };
}
