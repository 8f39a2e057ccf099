import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { settled } from "#model/setup/progress.ts";
import { type Setup, setup } from "#model/setup/setup.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { action } from "./acts.ts";
import { Offer } from "./offer-form.tsx";
import { SampleProject } from "./sample-project.tsx";
import { Steps } from "./steps.tsx";

export { action };

export const handle = { title: (t) => t("setup.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "setup", () => context.api.get("/setup", one(setup)));
  return { ...data, key: crypto.randomUUID() };
}

/** What is to be set up, what is done of it, and a sample to look at (docs/decisions/066-first-hour.md). */
export default function GettingStarted() {
  const { t } = useTranslation();
  const { key, ...data } = useLoaderData<typeof loader>();
  const isOver = data.is_ended && !data.is_dismissed;
  return (
    <main>
      <PageHeader title={t("setup.title")} />
      <div className="flex max-w-[calc(760px+3rem)] flex-col gap-6 p-4 sm:p-6">
        {isOver ? <LastWord /> : <p className="text-grey-600">{t("setup.intro")}</p>}
        <Progress steps={data.steps} />
        <Steps {...data} />
        <SampleProject sample={data.sample} idempotencyKey={key} />
        {!isOver && <Offer isDismissed={data.is_dismissed} />}
      </div>
      <Outlet />
    </main>
  );
}

/** That it is done, and what comes now. */
function LastWord() {
  const { t } = useTranslation();
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-card border border-grey-200 bg-grey-50 p-4">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 className="text-base font-semibold text-heading">{t("setup.ended.name")}</h2>
        <p className="text-grey-700">{t("setup.ended.text")}</p>
      </div>
      <ButtonLink to="/dashboard" tone="main">
        {t("setup.ended.act")}
      </ButtonLink>
    </section>
  );
}

function Progress({ steps }: Pick<Setup, "steps">) {
  const { t } = useTranslation();
  const all = settled(steps);
  const done = steps.filter(({ state }) => state === "done").length;
  const counts = { done, skipped: all - done, steps: steps.length };
  return (
    <div className="flex flex-col gap-2">
      <p id="setup-progress" className="font-medium text-heading">
        {t(all > done ? "setup.progress_skipped" : "setup.progress", counts)}
      </p>
      <progress aria-labelledby="setup-progress" value={all} max={steps.length} className="setup-progress" />
    </div>
  );
}
