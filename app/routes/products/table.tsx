import { useSearchParams } from "@remix-run/react";
import { ImageOff } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import type { Product } from "#model/stock/product.ts";
import { unitIn } from "#model/stock/unit-name.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import { DeleteProductButton } from "./delete-button.tsx";

export function ProductTable({ products, sortings }: { products: Product[]; sortings: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <ListTable
      label={t("stock.products")}
      sortings={sortings}
      head={
        <>
          <Head sorting="name">{t("products.name")}</Head>
          <Head sorting="code" className="w-32">
            {t("products.code")}
          </Head>
          <Head sorting="catalogue" className="w-48 max-lg:hidden">
            {t("products.catalogue")}
          </Head>
          <Head sorting="color" className="w-40 max-xl:hidden">
            {t("products.color")}
          </Head>
          <Head sorting="size" className="w-40 max-[1440px]:hidden">
            {t("products.size")}
          </Head>
          <Head sorting="unit" className="w-28 max-lg:hidden">
            {t("products.unit")}
          </Head>
          <Head className="w-44 print:hidden!">
            <span className="sr-only">{t("page.actions")}</span>
          </Head>
        </>
      }
    >
      {products.map((product) => (
        <ProductRow key={product.id} product={product} />
      ))}
    </ListTable>
  );
}

function ProductRow({ product }: { product: Product }) {
  const { language } = useTranslation();
  const [params] = useSearchParams();
  const inWords = ({ lv, en }: Product["name"]) => (language === "en" && en) || lv;
  const name = inWords(product.name);
  return (
    <Row>
      <Cell card="title">
        <span className="flex items-center gap-3">
          <Cover product={product} />
          <Link
            to={`/stock/products/${product.id}?${params}`}
            preventScrollReset
            prefetch="intent"
            className="row-link truncate font-medium"
            title={name}
          >
            {name}
          </Link>
        </span>
      </Cell>
      <Cell className="numeric">{product.code}</Cell>
      <Cell className="max-lg:hidden">{product.catalogue}</Cell>
      <Cell card="never" className="max-xl:hidden">
        {inWords(product.color)}
      </Cell>
      <Cell card="never" className="max-[1440px]:hidden">
        {inWords(product.size)}
      </Cell>
      <Cell card="never" className="max-lg:hidden">
        {product.measure_unit && unitIn(product.measure_unit, language).short_name}
      </Cell>
      <Cell className="end print:hidden!">
        <DeleteProductButton id={product.id} version={product.version} name={name} />
      </Cell>
    </Row>
  );
}

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
