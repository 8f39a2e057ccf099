import { ChevronLeft, ChevronRight, ListFilter, Plus } from "lucide-react";
import { Icon } from "./icon.jsx";
import { MobileBar, SideMenu } from "./menu.jsx";

// The page of projects as the product renders it: the same markup, in plain React. Each peer gives its own link, and
// its own controls for searching and planning.

const statuses = {
  1: ["Jauns", "bg-grey-100 text-grey-700 before:bg-grey-500"],
  2: ["Procesā", "bg-info-soft text-info before:bg-info"],
  3: ["Pabeigts", "bg-success-soft text-success before:bg-success"],
  9: ["Piedāvājums", "bg-warning-soft text-warning before:bg-warning"],
};
const button =
  "inline-flex h-9 shrink-0 items-center justify-center gap-2 rounded-control px-3.5 font-medium whitespace-nowrap select-none transition-colors duration-150 disabled:cursor-default disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-60";
const iconLink =
  "inline-flex size-8 shrink-0 items-center justify-center rounded-control text-grey-600 transition-colors duration-150 hover:bg-grey-100 hover:text-grey-900 aria-disabled:opacity-50 aria-disabled:pointer-events-none";

const day = (date) => (date ?? "").split("-").reverse().join(".");

export function ProjectsPage({ viewer, list, query, address, Link, Search, Planning }) {
  const { data, meta } = list;
  const at = (change) => `${address}?${new URLSearchParams({ ...query, ...change })}`;
  return (
    <>
      <div className="min-h-dvh md:flex">
        <SideMenu viewer={viewer} address={at({})} Link={Link} />
        <MobileBar viewer={viewer} address={at({})} Link={Link} />
        <div className="min-w-0 grow">
          <main>
            <header className="sticky top-0 z-10 border-b border-grey-200 bg-white px-4 py-3 max-md:top-12 sm:px-6">
              <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
                <h1 className="min-w-0 truncate text-xl font-semibold">Projekti</h1>
                <span className="numeric rounded-full bg-grey-100 px-2 py-0.5 text-xs text-grey-700">
                  {meta.total.toLocaleString("lv")}
                </span>
                <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:w-full">
                  <Search query={query} />
                  <Link
                    href={at({}).replace("?", "/filter?")}
                    className={`${button} border border-grey-300 bg-white text-body hover:bg-grey-50 active:bg-grey-100`}
                  >
                    <Icon of={ListFilter} />
                    Filtri
                  </Link>
                  <Link
                    href={at({}).replace("?", "/add?")}
                    className={`${button} bg-action text-action-text hover:bg-action-hover active:bg-action-active`}
                  >
                    <Icon of={Plus} />
                    Pievienot projektu
                  </Link>
                </div>
              </div>
            </header>
            <table
              aria-label="Projekti"
              className="w-full max-w-[1600px] table-fixed border-collapse max-sm:block"
            >
              <thead className="max-sm:sr-only">
                <tr className="border-b border-grey-200 text-left text-xs">
                  <Head className="w-32 max-lg:hidden">Nr.</Head>
                  <Head sorting={at({ sorting: "name" })} Link={Link}>
                    Nosaukums
                  </Head>
                  <Head sorting={at({ sorting: "client" })} Link={Link}>
                    Klients
                  </Head>
                  <Head className="w-40 max-xl:hidden">Projekta vadītājs</Head>
                  <Head
                    sorting={at({ sorting: "date" })}
                    Link={Link}
                    className="w-28 text-right max-lg:hidden"
                  >
                    Sākums
                  </Head>
                  <Head sorting={at({ sorting: "dueDate" })} Link={Link} className="w-28 text-right">
                    Termiņš
                  </Head>
                  <Head sorting={at({ sorting: "status" })} Link={Link} className="w-36">
                    Statuss
                  </Head>
                  <Head className="w-16">
                    <span className="sr-only">Plānošanā</span>
                  </Head>
                </tr>
              </thead>
              <tbody className="max-sm:block">
                {data.map((project) => (
                  <Row
                    key={project.id}
                    project={project}
                    address={at({}).replace("?", `/${project.id}?`)}
                    Link={Link}
                    Planning={Planning}
                  />
                ))}
              </tbody>
            </table>
            <Pager meta={meta} at={at} Link={Link} />
          </main>
        </div>
      </div>
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center px-4"
      />
    </>
  );
}

function Head({ children, className = "", sorting, Link }) {
  const place = `h-9 px-2 font-medium first:pl-4 last:pr-4 sm:first:pl-6 sm:last:pr-6 ${className}`;
  if (!sorting) return <th className={`${place} text-grey-600`}>{children}</th>;
  return (
    <th className={place}>
      <Link
        href={sorting}
        scroll={false}
        className="inline-flex items-center gap-1 rounded-sm text-grey-600 hover:text-body"
      >
        {children}
      </Link>
    </th>
  );
}

function Row({ project, address, Link, Planning }) {
  const [status, tone] = statuses[project.status_id];
  return (
    <tr className="relative h-11 border-b border-grey-100 transition-colors duration-150 hover:bg-grey-50 low:h-9 max-sm:flex max-sm:h-auto max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:px-4 max-sm:py-2.5">
      <Cell card="max-sm:hidden" className="numeric text-grey-600 max-lg:hidden">
        {project.project_nr}
      </Cell>
      <Cell card="max-sm:grow max-sm:basis-full">
        <Link href={address} scroll={false} className="row-link font-medium" title={project.name}>
          {project.name}
        </Link>
      </Cell>
      <Cell>{project.customer.short_name || project.customer.name}</Cell>
      <Cell card="max-sm:hidden" className="max-xl:hidden">
        {project.project_manager_name}
      </Cell>
      <Cell card="max-sm:hidden" className="numeric text-right max-lg:hidden">
        {day(project.planned_start_date)}
      </Cell>
      <Cell className="numeric text-right">{day(project.planned_due_date)}</Cell>
      <Cell>
        <span
          className={`inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap before:size-1.5 before:rounded-full ${tone}`}
        >
          {status}
        </span>
      </Cell>
      <Cell className="text-right">
        <Planning id={project.id} name={project.name} isPlanned={project.in_planning} />
      </Cell>
    </tr>
  );
}

const Cell = ({ children, card = "max-sm:text-xs max-sm:text-grey-600", className = "" }) => (
  <td
    className={`truncate px-2 first:pl-4 last:pr-4 max-sm:p-0! sm:first:pl-6 sm:last:pr-6 ${card} ${className}`}
  >
    {children}
  </td>
);

function Pager({ meta: { page, per_page, last_page, total }, at, Link }) {
  if (last_page <= 1) return null;
  return (
    <nav aria-label="Lapas" className="flex items-center justify-end gap-1 px-4 py-3 sm:px-6">
      <span className="numeric mr-2 text-xs text-grey-600">
        {`${(page - 1) * per_page + 1}–${Math.min(page * per_page, total)} no ${total}`}
      </span>
      <Link
        href={at({ page: Math.max(1, page - 1) })}
        aria-disabled={page <= 1 || undefined}
        aria-label="Iepriekšējā lapa"
        title="Iepriekšējā lapa"
        className={iconLink}
      >
        <Icon of={ChevronLeft} />
      </Link>
      <Link
        href={at({ page: Math.min(last_page, page + 1) })}
        aria-disabled={page >= last_page || undefined}
        aria-label="Nākamā lapa"
        title="Nākamā lapa"
        className={iconLink}
      >
        <Icon of={ChevronRight} />
      </Link>
    </nav>
  );
}
