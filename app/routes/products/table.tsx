import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import type { Product } from "#model/stock/product.ts";
import { ColumnTable, type PlacedColumn } from "#ui/column-table.tsx";
import { Cell, Head } from "#ui/list-table.tsx";
import { columns, inWords } from "./columns.tsx";
import { DeleteProductButton } from "./delete-button.tsx";

interface ProductTableProps {
  products: Product[];
  /** What they can be sorted by. */
  sortings: readonly string[];
  /** The columns that somebody has chosen; without them the usual ones. */
  placed: readonly PlacedColumn[] | null | undefined;
}

export function ProductTable({ products, sortings, placed }: ProductTableProps) {
  const { t, language } = useTranslation();
  const [params] = useSearchParams();
  return (
    <ColumnTable
      label={t("stock.products")}
      {...{ columns, placed, sortings }}
      items={products.map((product) => ({ product, to: `/stock/products/${product.id}?${params}` }))}
      keyOf={({ product }) => product.id}
      after={{
        head: (
          <Head className="w-44 print:hidden!">
            <span className="sr-only">{t("page.actions")}</span>
          </Head>
        ),
        cell: ({ product: { id, version, name } }) => (
          <Cell className="end print:hidden!">
            <DeleteProductButton id={id} version={version} name={inWords(name, language)} />
          </Cell>
        ),
      }}
    />
  );
}
