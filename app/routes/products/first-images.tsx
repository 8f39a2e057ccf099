import { useNavigation } from "@remix-run/react";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { maxImages } from "#model/file/image-rules.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useLatest } from "#ui/use-latest.ts";
import { chosenFrom, keepForLater } from "./chosen-files.ts";
import { ImageChooser, useLeftOut } from "./image-chooser.tsx";

/** The field of a form that says that images were chosen. */
const withImages = "with_images";

/** Chooses images for a product that is not there yet: they go up as soon as it is. Without scripts that comes later. */
export function FirstImages() {
  const { t } = useTranslation();
  const [files, setFiles] = useState<File[]>([]);
  const leftOut = useLeftOut();
  const isSent = useNavigation().formData?.has(withImages) ?? false;
  const keep = useLatest(() => (isSent ? files : []));
  // They go with the product that was made of this form, not with one that is opened after it was left.
  useEffect(() => () => keepForLater(keep()), [keep]);
  const isHydrated = useHydrated();
  return (
    <>
      <p className="hidden text-xs text-grey-600 scriptless:block">{t("products.images_later")}</p>
      <section aria-labelledby="images-title" className="flex flex-col gap-3 scriptless:hidden">
        <h3 id="images-title" className="text-xs font-medium text-grey-700">
          {t("products.images")}
        </h3>
        {files.length > 0 && (
          <ul className="flex flex-wrap gap-3">
            {files.map((file, index) => (
              <li key={`${file.name} ${file.size}`} className="relative">
                <Preview file={file} />
                <IconButton
                  type="button"
                  label={t("products.delete_image", { position: index + 1 })}
                  icon={<Icon of={X} />}
                  className="absolute! top-1 right-1 bg-surface shadow-float"
                  onClick={() => setFiles(files.filter((other) => other !== file))}
                />
              </li>
            ))}
          </ul>
        )}
        {/* It has its place from the first, and takes no files that nobody would send. */}
        <fieldset disabled={!isHydrated} className="contents">
          <ImageChooser
            isFull={files.length >= maxImages}
            onChoose={(added) => {
              const chosen = chosenFrom(added, maxImages - files.length);
              leftOut.say(chosen);
              setFiles([...files, ...chosen.files]);
            }}
          />
        </fieldset>
        {leftOut.words}
        {files.length > 0 && <input type="hidden" name={withImages} value="yes" />}
      </section>
    </>
  );
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <img
      src={url}
      alt={file.name}
      width={108}
      height={108}
      className="size-27 rounded-card border border-grey-200 bg-grey-50 object-contain"
    />
  );
}
