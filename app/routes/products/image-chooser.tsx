import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { imageTypes } from "#model/file/image-rules.ts";
import { FileChooser } from "#ui/file-chooser.tsx";
import { Icon } from "#ui/icon.tsx";
import { type Chosen, limits } from "./chosen-files.ts";

interface ImageChooserProps {
  /** The form that sends the files where no script does. */
  form?: string;
  /** There is room for no more. */
  isFull: boolean;
  onChoose: (files: Iterable<File>) => void;
}

/** Takes the images of a product. */
export function ImageChooser(props: ImageChooserProps) {
  const { t } = useTranslation();
  return (
    <FileChooser
      name="images[]"
      accept={imageTypes}
      rules={t("products.image_rules", limits)}
      label={t("products.choose_images")}
      icon={<Icon of={ImagePlus} />}
      dropHere={t("products.drop_here")}
      isMultiple
      {...props}
    />
  );
}

/** What is said below what one looks at would not be seen. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

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
    <ul
      key={lines.join()}
      ref={bringIntoView}
      role="alert"
      className="rounded-control bg-warning-soft px-3 py-2 text-warning"
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return { say, words };
}
