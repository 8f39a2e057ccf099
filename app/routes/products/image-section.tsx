import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Form } from "#app/forms/own-form.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import { senderField } from "#model/answer/kept-form.ts";
import { maxImages } from "#model/file/image-rules.ts";
import type { Product } from "#model/stock/product.ts";
import { Sender } from "#ui/sender.tsx";
import { senderHere } from "#ui/sender-here.ts";
import { useSentBy } from "#ui/sent-by.ts";
import { UploadList } from "#ui/upload-list.tsx";
import { useUploads } from "#ui/use-uploads.ts";
import { chosenFrom, takeKept } from "./chosen-files.ts";
import { Gallery } from "./gallery.tsx";
import { ImageChooser, useLeftOut } from "./image-chooser.tsx";

/** Forms that stand outside of the product's own form; the controls inside of it name them. */
const orderForm = "product-images";
const uploadForm = "product-upload";

/** The images in the order in which they were read. */
const seenIn = ({ images }: Product) => images.map(({ id }) => id).join(",");

const imagesOf = ({ id }: Product) => `/stock/products/${id}/images`;

/** The images of a product: the first is the cover; they are ordered, deleted, and joined by new ones (specification §5). */
export function ImageSection({ product }: { product: Product }) {
  const { t } = useTranslation();
  const address = imagesOf(product);
  const { uploads, add, dismiss, retry } = useUploads(address, { field: "images[]" });
  const leftOut = useLeftOut();
  const buttons = useFetcher({ key: orderForm });
  const images = pressed(product.images, buttons.formData);
  const room = maxImages - product.images.length - uploads.length;

  // What was chosen while the product was being made goes up now.
  useEffect(() => add(takeKept()), [add]);

  const choose = (files: Iterable<File>) => {
    const chosen = chosenFrom(files, room);
    leftOut.say(chosen);
    add(chosen.files);
  };
  const [spoken, speak] = useState("");
  const order = (ids: number[], moved: number) => {
    const sent = { order: ids.join(","), seen: seenIn(product), [senderField]: senderHere() };
    buttons.submit(sent, { method: "post", action: address, preventScrollReset: true });
    speak(t("products.moved", { position: ids.indexOf(moved) + 1 }));
  };
  return (
    <section aria-labelledby="images-title" className="flex flex-col gap-3">
      <h3 id="images-title" className="text-xs font-medium text-grey-700">
        {t("products.images")}
      </h3>
      <Gallery productId={product.id} images={images} form={orderForm} onOrder={order} />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <ImageChooser form={uploadForm} isFull={room <= 0} onChoose={choose} />
      {leftOut.words}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </section>
  );
}

/** The forms behind the section's controls, which no other form may have inside of it. */
export function ImageForms({ product }: { product: Product }) {
  const address = useSentBy(imagesOf(product));
  const buttons = useFetcher({ key: orderForm });
  return (
    <>
      <buttons.Form id={orderForm} method="post" action={imagesOf(product)} preventScrollReset>
        <Sender />
        <input type="hidden" name="seen" value={seenIn(product)} />
      </buttons.Form>
      <Form id={uploadForm} method="post" encType="multipart/form-data" action={address} reloadDocument />
    </>
  );
}

/** The images as a button was pressed, before the backend has answered. */
function pressed(images: Product["images"], form: FormData | undefined): Product["images"] {
  const gone = Number(form?.get("delete"));
  const order = String(form?.get("order") ?? "")
    .split(",")
    .map(Number);
  const place = (id: number) => (order.includes(id) ? order.indexOf(id) : images.length);
  return images.filter(({ id }) => id !== gone).toSorted((one, other) => place(one.id) - place(other.id));
}
