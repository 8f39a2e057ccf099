import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import { type ProjectPlan, projectPlanAnswer } from "#model/project/plan.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Link } from "#ui/link.tsx";
import { MissingPart } from "#ui/missing-part.tsx";

export const handle = {
  title: (t) => t("project_hub.plan"),
  isTab: true,
} satisfies Titled;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "projects", () =>
    optionalData(context.api.get(`/projects/${params.projectId}/plan`, projectPlanAnswer)),
  );

/** Who works on a project, and in which weeks. */
export default function PlanOfProject() {
  const { t } = useTranslation();
  const { data, problem } = useLoaderData<typeof loader>();
  if (!data) return <MissingPart problem={problem} className="m-4 sm:m-6" />;
  if (data.people.length === 0)
    return (
      <Empty text={t("project_hub.no_plan")}>
        <ButtonLink to="/calendar">{t("project_hub.to_calendar")}</ButtonLink>
      </Empty>
    );
  return <PlanTable plan={data} />;
}

const sum = (hours: readonly number[]) => hours.reduce((all, one) => all + one, 0);
const totalOf = ({ before, weeks, after }: ProjectPlan["people"][number]) => before + sum(weeks) + after;

function PlanTable({ plan: { weeks, people, first, last } }: { plan: ProjectPlan }) {
  const { t } = useTranslation();
  const inWeek = (index: number) => sum(people.map((person) => person.weeks[index] ?? 0));
  return (
    <section className="p-4 sm:p-6">
      <p className="mb-3 text-grey-600">
        {t("project_hub.plan_from_to", { first: showDate(first ?? ""), last: showDate(last ?? "") })}
      </p>
      <div className="plan-table">
        <table aria-label={t("project_hub.plan")}>
          <thead>
            <tr>
              <th scope="col">{t("project_hub.person")}</th>
              <th scope="col">{t("project_hub.before")}</th>
              {weeks.map((monday) => (
                <th key={monday} scope="col">
                  <Link to={`/calendar?date=${monday}`} className="underline-offset-4 hover:underline">
                    {shortDates(monday)}
                  </Link>
                </th>
              ))}
              <th scope="col">{t("project_hub.after")}</th>
              <th scope="col">{t("project_hub.together")}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <th scope="row">{person.name}</th>
                <Hours value={person.before} />
                {weeks.map((monday, index) => (
                  <Hours key={monday} value={person.weeks[index] ?? 0} />
                ))}
                <Hours value={person.after} />
                <Hours value={totalOf(person)} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("project_hub.together")}</th>
              <Hours value={sum(people.map(({ before }) => before))} />
              {weeks.map((monday, index) => (
                <Hours key={monday} value={inWeek(index)} />
              ))}
              <Hours value={sum(people.map(({ after }) => after))} />
              <Hours value={sum(people.map(totalOf))} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** Whole hours; a dash is read out where there are none. */
const Hours = ({ value }: { value: number }) => <td data-none={value === 0 || undefined}>{value || "–"}</td>;

/** Monday to Friday of a week: 30.11.–04.12. */
const shortDates = (monday: string) =>
  `${showDate(monday).slice(0, 6)}–${showDate(addDays(monday, 4)).slice(0, 6)}`;
