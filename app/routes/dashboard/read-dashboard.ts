import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { reading } from "#app/loading/guard.ts";
import { dashboardAnswer } from "#model/dashboard/dashboard.ts";
import { today } from "#model/date/dates.ts";
import { readPeriod } from "./period.ts";

/** How a period went beside the one before, and how things stand today (specification §3, Dashboard). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { period, ...chosen } = readPeriod(new URL(request.url).searchParams);
  const { data } = await reading(context, request, "dashboard", () =>
    context.api.get(`/dashboard?${new URLSearchParams({ ...period })}`, dashboardAnswer),
  );
  return { ...data, period, chosen, today: today() };
}

export type DashboardData = Awaited<ReturnType<typeof loader>>;
