import { prefix, route } from "@remix-run/route-config";
import { type NounRoutes, page } from "../page-route.ts";
import { columnsOf } from "../views/columns-route.ts";

/** The dialogs over a list of stock items, which is at this path. */
const items = (list: string, path: string) => [
  columnsOf(path),
  route("selected", "routes/stock/bulk-dialog.tsx", { id: `routes/stock/bulk-dialog/${list}` }),
  route("units", "routes/units/dialog.tsx", { id: `stock/${list}/units` }),
  route("add", "routes/stock/add-dialog.tsx", { id: `stock/${list}/add` }),
  route("many", "routes/stock/many-dialog.tsx", { id: `stock/${list}/many` }),
  route(":itemId", "routes/stock/edit-dialog.tsx", { id: `stock/${list}/edit` }),
  route(":itemId/delete", "routes/stock/delete-dialog.tsx", { id: `stock/${list}/delete` }),
];

/** The stock: agency and production items, kinds of work, products. */
export const stock: NounRoutes = {
  pages: [
    // Agency items at the front; the other lists of the stock have their own names behind it.
    page("stock", "routes/stock/items.tsx", items("agency", "stock"), "stock/agency/list"),
    ...prefix("stock", [
      page(
        "production",
        "routes/stock/items.tsx",
        items("production", "stock/production"),
        "stock/production/list",
      ),
      page("vacancies", "routes/work-types/list.tsx", [
        columnsOf("stock/vacancies"),
        route("add", "routes/work-types/add-dialog.tsx"),
        route(":workTypeId", "routes/work-types/edit-dialog.tsx"),
        route(":workTypeId/delete", "routes/work-types/delete-dialog.tsx"),
      ]),
      page("products", "routes/products/list.tsx", [
        columnsOf("stock/products"),
        route("add", "routes/products/add-dialog.tsx"),
        route(":productId", "routes/products/edit-dialog.tsx"),
        route(":productId/delete", "routes/products/delete-dialog.tsx"),
      ]),
    ]),
  ],
  resources: [
    route("stock/:itemId/active", "routes/stock/active.ts"),
    route("stock/products/:productId/images", "routes/products/images.ts"),
    route("choices/stock-items", "routes/stock/choices.ts"),
    route("choices/products", "routes/products/choices.ts"),
  ],
};
