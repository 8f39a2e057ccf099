import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation, useOutletContext } from "@remix-run/react";
import { Plus } from "lucide-react";
import { insideList, queryOf } from "#app/lists/query.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { type Contact, contactPage } from "#model/client/contact.ts";
import { contactTopics } from "#model/client/contact-topics.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { Pager } from "#ui/pager.tsx";
import type { ClientPage } from "../hub.tsx";

export const handle = {
  title: (t) => t("hub.people"),
  isTab: true,
} satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = queryOf(request, ["page", "per_page"]);
  const { data: people, problem } = await reading(context, request, "clients", () =>
    optionalData(
      context.api
        .get(`/customers/${params.clientId}/contacts${asked}`, contactPage)
        .then((data) => ({ data })),
    ),
  );
  return { people: people && { ...people, meta: insideList(people, request) }, problem };
}

/** The people of a client and what is sent to each. The contact from the client's own data stands first, on the first page only. */
export default function PeopleOfClient() {
  const { t } = useTranslation();
  const { people, problem } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const { client } = useOutletContext<ClientPage>();
  const start = `/clients/${client.id}`;
  const isFirst = (people?.meta.page ?? 1) === 1;
  const isEmpty = client.contact.name === "" && people?.meta.total === 0;
  return (
    <section aria-labelledby="people">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <h2 id="people" className="text-base font-semibold">
          {t("contacts.title")}
        </h2>
        {people && (
          <ButtonLink to={`${start}/people/add${search}`} preventScrollReset icon={<Icon of={Plus} />}>
            {t("contacts.add")}
          </ButtonLink>
        )}
      </div>
      <MissingPart problem={problem} className="mx-4 sm:mx-6" />
      {isEmpty ? (
        <p className="px-4 py-3 text-grey-600 sm:px-6">{t("contacts.empty")}</p>
      ) : (
        <ListTable
          label={t("contacts.title")}
          head={
            <>
              <Head>{t("contacts.name")}</Head>
              <Head className="w-48 max-xl:hidden">{t("contacts.position")}</Head>
              <Head className="w-64">{t("contacts.email")}</Head>
              <Head className="w-40">{t("contacts.phone")}</Head>
              <Head className="w-64 max-xl:hidden">{t("contacts.gets")}</Head>
            </>
          }
        >
          {client.contact.name && isFirst && (
            <Row>
              <Cell card="title">
                <Link to={`${start}/data`} className="row-link font-medium">
                  {client.contact.name}
                </Link>{" "}
                <Badge tone="info">{t("contacts.main")}</Badge>
              </Cell>
              <Cell card="never" className="max-xl:hidden" />
              <Cell>{client.email}</Cell>
              <Cell className="numeric">{client.contact.phone}</Cell>
              <Cell card="never" className="max-xl:hidden">
                {client.email && t("contacts.gets_all")}
              </Cell>
            </Row>
          )}
          {people?.data.map((person) => (
            <PersonRow key={person.id} person={person} to={`${start}/people/${person.id}${search}`} />
          ))}
        </ListTable>
      )}
      {people && <Pager meta={people.meta} />}
      <Outlet />
    </section>
  );
}

function PersonRow({ person, to }: { person: Contact; to: string }) {
  const { t } = useTranslation();
  const topics = contactTopics.filter((topic) => person[topic]).map((topic) => t(`contacts.${topic}`));
  return (
    <Row>
      <Cell card="title">
        <Link to={to} preventScrollReset prefetch="intent" className="row-link font-medium">
          {person.name}
        </Link>
      </Cell>
      <Cell className="max-xl:sm:hidden">{person.position}</Cell>
      <Cell>{person.email}</Cell>
      <Cell className="numeric">{person.phone}</Cell>
      <Cell card="never" className="max-xl:hidden">
        {topics.join(", ")}
      </Cell>
    </Row>
  );
}
