import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import type { ProductFile } from "#model/stock/product.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { silentDragging } from "#ui/silent-dragging.ts";
import { DeleteImageButton } from "./delete-button.tsx";

interface GalleryProps {
  productId: number;
  images: ProductFile[];
  /** The form that the buttons belong to; what they say is read by routes/products/images.ts. */
  form: string;
  onOrder: (ids: number[], moved: number) => void;
}

/** Images in their order, the cover first; moved by dragging, or with the arrows, which work without scripts as well. */
export function Gallery({ productId, images, form, onOrder }: GalleryProps) {
  const { t } = useTranslation();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  const ids = images.map(({ id }) => id);
  const dropped = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))];
    if (to >= 0 && from !== to) onOrder(arrayMove(ids, from, to), Number(active.id));
  };
  if (images.length === 0) return <p className="text-grey-600">{t("products.no_images")}</p>;
  return (
    <DndContext
      id="product-gallery"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={dropped}
      accessibility={silentDragging}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className="grid grid-cols-[repeat(auto-fill,6.75rem)] gap-3">
          {images.map((image, index) => (
            <Picture key={image.id} {...{ productId, image, index, ids, form, onOrder }} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface PictureProps extends Omit<GalleryProps, "images"> {
  image: ProductFile;
  index: number;
  ids: number[];
}

function Picture({ productId, image, index, ids, form, onOrder }: PictureProps) {
  const { t } = useTranslation();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: image.id });
  const position = index + 1;
  const order = (to: number) => arrayMove(ids, index, to);
  const move = (to: number) => ({
    form,
    name: "order",
    value: order(to).join(","),
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onOrder(order(to), image.id);
    },
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={`relative rounded-card border bg-surface ${isDragging ? "z-10 border-primary-ink shadow-float" : "border-grey-200"}`}
    >
      <img
        src={image.url}
        alt={t("products.image", { position, total: ids.length })}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        draggable={false}
        className="aspect-square w-full cursor-grab touch-manipulation rounded-t-card bg-grey-50 object-contain active:cursor-grabbing"
        {...listeners}
      />
      {index === 0 && (
        <span className="absolute top-1.5 left-1.5 rounded-full bg-surface px-2 py-0.5 text-xs font-medium shadow-float">
          {t("products.cover")}
        </span>
      )}
      <span className="flex justify-between border-t border-hairline p-0.5">
        <IconButton
          label={t("products.move_earlier", { position })}
          icon={<Icon of={ArrowLeft} />}
          disabled={index === 0}
          className="disabled:opacity-30"
          {...move(index - 1)}
        />
        <IconButton
          label={t("products.move_later", { position })}
          icon={<Icon of={ArrowRight} />}
          disabled={position === ids.length}
          className="disabled:opacity-30"
          {...move(index + 1)}
        />
        <DeleteImageButton {...{ productId, position, form }} id={image.id} />
      </span>
    </li>
  );
}
