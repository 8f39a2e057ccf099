import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { Empty } from "#ui/empty.tsx";
import { Link } from "#ui/link.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { find } from "./find.ts";
import { Named } from "./named.tsx";
import { inGroups } from "./places.ts";
import { useLabel } from "./use-label.ts";
import { usePlaces } from "./use-places.ts";

export const handle = { title: (t) => t("search.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  return { typed, found: await reading(context, request, "search", () => find(context, typed)) };
}

/** One search over everything, where no script opens the palette. */
export default function SearchPage() {
  const { t } = useTranslation();
  const label = useLabel();
  const { typed, found } = useLoaderData<typeof loader>();
  const places = usePlaces(typed, found);
  return (
    <main>
      <PageHeader title={t("search.title")} search={<SearchBox label={label} />} />
      <div className="flex flex-col gap-6 px-4 py-5 sm:px-6">
        {found === null && <p className="text-grey-600">{t("search.not_offered")}</p>}
        {places.length === 0 && <Empty text={t("search.nothing", { typed })} />}
        {inGroups(places).map(([group, members]) => (
          <section key={group} aria-labelledby={`found-${group}`} className="max-w-3xl">
            <h2 id={`found-${group}`} className="mb-1 text-xs font-medium text-grey-600">
              {t(`search.group.${group}`)}
            </h2>
            <ul className="flex flex-col">
              {members.map((place) => (
                <li key={place.to}>
                  <Link to={place.to} className="found">
                    <Named {...place} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
