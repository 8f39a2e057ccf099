import { useNavigation } from "@remix-run/react";
import { ImageUp } from "lucide-react";
import { Form } from "#app/forms/own-form.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import { type ImageKind, imageKinds } from "#model/answer/address-look.ts";
import { faviconTypes, logoTypes } from "#model/file/image-rules.ts";
import { FileChooser } from "#ui/file-chooser.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSentBy } from "#ui/sent-by.ts";
import { TwoStepButton } from "#ui/two-step-button.tsx";
import { UploadList } from "#ui/upload-list.tsx";
import { useUploads } from "#ui/use-uploads.ts";

interface ImagesProps {
  images: Record<ImageKind, string | null>;
  /** Of an address: those that it has for itself. */
  own: Partial<Record<ImageKind, string>> | null;
  host: string | null;
}

/** The logos and favicons. Each is kept as soon as it is chosen; a file has no draft. */
export function ImageSettings({ images, own, host }: ImagesProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="branding-images">
      <h2 id="branding-images" className="mb-1 text-base font-semibold text-heading">
        {t("branding.images")}
      </h2>
      <p className="mb-3 text-xs text-grey-600">{t("branding.images_hint")}</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {imageKinds.map((kind) => (
          <ImageSlot
            key={`${host} ${kind}`}
            {...{ kind, host }}
            url={images[kind]}
            isInherited={own !== null && own[kind] === undefined}
          />
        ))}
      </ul>
    </section>
  );
}

/** What an image will stand on. */
const grounds: Record<ImageKind, string> = {
  logo_main: "scheme-light bg-(--brand-primary) text-(--brand-primary-text)",
  logo_estimate: "scheme-light bg-surface text-grey-600",
  favicon_light: "scheme-light bg-surface text-grey-600",
  favicon_dark: "scheme-light bg-grey-900 text-surface",
};

interface SlotProps {
  kind: ImageKind;
  host: string | null;
  url: string | null;
  /** It is the one of all addresses. */
  isInherited: boolean;
}

function ImageSlot({ kind, host, url, isInherited }: SlotProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const seen = encodeURIComponent(url ?? "");
  const address = `/settings/branding/${host ?? "all"}/images/${kind}?seen=${seen}`;
  const sentBy = useSentBy(address);
  const { uploads, add, dismiss, retry } = useUploads(address, { field: "image" });
  const name = t(`branding.kinds.${kind}`);
  const form = `upload-${kind}`;
  const isFavicon = kind === "favicon_light" || kind === "favicon_dark";
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border border-grey-200 bg-surface p-4">
      <div>
        <h3 className="font-medium">{name}</h3>
        <p className="mt-0.5 text-xs text-grey-600">{t(`branding.kind_hints.${kind}`)}</p>
      </div>
      <div
        className={`flex h-20 items-center justify-center rounded-control border border-grey-200 p-3 text-xs ${grounds[kind]}`}
      >
        {url ? (
          <img src={url} alt={name} className="max-h-full max-w-full object-contain" />
        ) : (
          t("branding.none")
        )}
      </div>
      <Form id={form} method="post" action={sentBy} encType="multipart/form-data" reloadDocument hidden />
      <FileChooser
        name="image"
        accept={isFavicon ? [...faviconTypes, ".ico"] : logoTypes}
        rules={t(isFavicon ? "branding.favicon_rules" : "branding.rules")}
        label={t("branding.choose_named", { name })}
        shortLabel={t("branding.choose")}
        icon={<Icon of={ImageUp} />}
        dropHere={t("branding.drop_here")}
        form={form}
        onChoose={(files) => add([...files].slice(0, 1))}
      />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <div className="mt-auto flex min-h-9 items-center">
        {isInherited && <p className="text-xs text-grey-600">{t("branding.inherited")}</p>}
        {url && !isInherited && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="act" value="remove" />
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="seen" value={url} />
            <TwoStepButton
              label={t("branding.remove")}
              sure={t("branding.remove_sure")}
              read={{
                label: t("branding.remove_named", { name }),
                sure: t("branding.remove_named_sure", { name }),
              }}
              isPending={navigation.formData?.get("kind") === kind}
            />
          </Form>
        )}
      </div>
    </li>
  );
}
