import { useFetcher, useSearchParams } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { ButtonLink, IconLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Sender } from "#ui/sender.tsx";
import { TwoStepButton } from "#ui/two-step-button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { rowField } from "./row-field.ts";

interface DeleteProductButtonProps {
  id: number;
  /** Of the product as it is shown. */
  version: number;
  name: string;
  /** The form that deletes, where the button stands inside another; in a row it brings its own and is small. */
  form?: string;
}

/** Deletes a product with two clicks (specification 4.5); without scripts a dialog asks. */
export function DeleteProductButton({ id, version, name, form }: DeleteProductButtonProps) {
  const { t } = useTranslation();
  const fetcher = useFetcher();
  const [params] = useSearchParams();
  const to = `/stock/products/${id}/delete?${params}`;
  const read = { label: t("products.delete_row", { name }), sure: t("products.delete_row_sure", { name }) };
  const words = { label: t("products.delete"), sure: t("products.delete_sure") };
  const isHydrated = useHydrated();
  if (isHydrated && form) return <TwoStepButton {...words} form={form} />;
  if (isHydrated)
    return (
      <fetcher.Form method="post" action={to} preventScrollReset className="relative inline-flex">
        <Sender />
        <input type="hidden" name="seen_version" value={version} />
        <input type="hidden" name={rowField} value="yes" />
        <TwoStepButton {...words} read={read} isIcon />
      </fetcher.Form>
    );
  return form ? (
    <ButtonLink to={to} icon={<Icon of={Trash2} />}>
      {words.label}
    </ButtonLink>
  ) : (
    <IconLink to={to} label={read.label} icon={<Icon of={Trash2} />} className="relative" />
  );
}

interface DeleteImageButtonProps {
  productId: number;
  id: number;
  /** Among the product's images, from one. */
  position: number;
  form: string;
}

/** The same of one image, whose file cannot be brought back. */
export function DeleteImageButton({ productId, id, position, form }: DeleteImageButtonProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const label = t("products.delete_image", { position });
  const sure = t("products.delete_image_sure");
  const read = {
    label,
    sure: t("products.delete_row_sure", { name: t("products.nth_image", { position }) }),
  };
  if (useHydrated())
    return (
      <TwoStepButton
        {...{ label, sure, read, form }}
        isIcon
        name="delete"
        value={id}
        className="absolute right-0 bottom-0 px-2"
      />
    );
  const asked = new URLSearchParams(params);
  asked.set("image", String(id));
  return (
    <IconLink to={`/stock/products/${productId}/delete?${asked}`} label={label} icon={<Icon of={Trash2} />} />
  );
}
