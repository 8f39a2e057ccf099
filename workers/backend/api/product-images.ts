import { z } from "zod";
import { one, removal } from "#model/answer/answer.ts";
import { id } from "#model/answer/fields.ts";
import { maxImages } from "#model/file/image-rules.ts";
import { addedImages, imageOrder } from "#model/stock/product.ts";
import { dropFile } from "../db/file-removals.ts";
import {
  deleteProductFile,
  findProductFile,
  insertProductFiles,
  orderProductFiles,
} from "../db/product-files.ts";
import { raiseProduct } from "../db/products.ts";
import { fileKey } from "../files/file-key.ts";
import { filesOf } from "../files/sent-files.ts";
import { noun } from "../operations/call.ts";
import { found, invalid } from "../operations/errors.ts";
import { answers, body, idParam, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";
import { readProduct } from "./products.ts";

/** Images of products (specification §5, §7): five at most, the first is the cover. */
export const productImages = noun();

productImages.openapi(
  operation("products.images.create", {
    access: { roles: "admin", modules: "estimates", audit: "product" },
    summary: "Add images to a product",
    method: "post",
    path: "/products/{id}/add-files",
    request: idParam,
    responses: answers(addedImages),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { files, dropped } = filesOf(c);
    const changed = write(c, addedImages, ({ database, audit }) => {
      const before = readProduct(database, id);
      if (files.length === 0) throw invalid("images", "errors.images_none");
      const room = Math.max(0, maxImages - before.images.length);
      insertProductFiles(database, id, files.slice(0, room));
      raiseProduct(database, id);
      for (const { name } of files.slice(room)) dropFile(database, fileKey(c, name));
      const { images } = readProduct(database, id);
      audit(id, { before: before.images, after: images });
      return { images, dropped: dropped + Math.max(0, files.length - room) };
    });
    return c.json(changed, 200);
  },
);

productImages.openapi(
  operation("products.images.order", {
    access: { roles: "admin", modules: "estimates", audit: "product" },
    summary: "Order the images of a product",
    method: "patch",
    path: "/products/{id}/files_order",
    request: { ...idParam, ...body(imageOrder) },
    responses: answers(addedImages),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { files } = c.req.valid("json");
    const changed = write(c, addedImages, ({ database, audit }) => {
      const before = readProduct(database, id).images;
      const isSame = files.length === before.length && before.every((image) => files.includes(image.id));
      if (!isSame) throw invalid("files", "errors.files_changed");
      orderProductFiles(database, files);
      raiseProduct(database, id);
      const { images } = readProduct(database, id);
      audit(id, { before, after: images });
      return { images, dropped: 0 };
    });
    return c.json(changed, 200);
  },
);

productImages.openapi(
  operation("products.images.delete", {
    access: { roles: "admin", modules: "estimates", audit: "product" },
    summary: "Delete an image of a product",
    method: "delete",
    path: "/products/{id}/files/{fileId}",
    request: { params: z.object({ id, fileId: id }) },
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id, fileId } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = found(findProductFile(database, id, fileId));
      deleteProductFile(database, fileId);
      raiseProduct(database, id);
      dropFile(database, fileKey(c, before.name));
      audit(id, { before });
      return { id: fileId, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);
