import { ImageOff } from "lucide-react";
import type { productColumns } from "#model/stock/list-columns.ts";
import type { Product } from "#model/stock/product.ts";
import { unitIn } from "#model/stock/unit-name.ts";
import type { Language } from "#model/text/language.ts";
import type { Columns } from "#ui/column-table.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

/** A product of the list. */
interface ShownProduct {
  product: Product;
  /** Where its data is. */
  to: string;
}

export const inWords = ({ lv, en }: Product["name"], language: Language) => (language === "en" && en) || lv;

/** The columns of the list, in their usual order. */
export const columns: Columns<ShownProduct, (typeof productColumns.names)[number]> = {
  name: {
    head: "products.name",
    card: "title",
    beforeName: 48,
    cell: ({ product, to }, { language }) => {
      const name = inWords(product.name, language);
      return (
        <span className="flex items-center gap-3">
          <Cover product={product} />
          <Link
            to={to}
            preventScrollReset
            prefetch="intent"
            className="row-link truncate font-medium"
            title={name}
          >
            {name}
          </Link>
        </span>
      );
    },
  },
  code: { head: "products.code", width: "w-32", isNumeric: true, cell: ({ product }) => product.code },
  catalogue: {
    head: "products.catalogue",
    width: "w-48",
    from: 1024,
    card: "never",
    cell: ({ product }) => product.catalogue,
  },
  color: {
    head: "products.color",
    width: "w-40",
    from: 1280,
    card: "never",
    cell: ({ product }, { language }) => inWords(product.color, language),
  },
  size: {
    head: "products.size",
    width: "w-40",
    from: 1440,
    card: "never",
    cell: ({ product }, { language }) => inWords(product.size, language),
  },
  unit: {
    head: "products.unit",
    width: "w-28",
    from: 1024,
    card: "never",
    cell: ({ product: { measure_unit } }, { language }) =>
      measure_unit && unitIn(measure_unit, language).short_name,
  },
};

/** What stands behind the columns, in px: the button that deletes. */
export const sides = { after: 176 };

/** The first image, small; the name stands beside it. */
function Cover({ product: { images } }: { product: Product }) {
  const frame = "size-9 shrink-0 rounded-control border border-grey-200 bg-grey-50";
  const [cover] = images;
  return cover ? (
    <img src={cover.url} alt="" width={36} height={36} loading="lazy" className={`${frame} object-cover`} />
  ) : (
    <span className={`${frame} flex items-center justify-center text-grey-500`}>
      <Icon of={ImageOff} />
    </span>
  );
}
