import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { type Sample, setup } from "#model/setup/setup.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "setup", () => context.api.get("/setup", one(setup)));
  // A colleague has removed it, or it was never made.
  if (!data.sample) throw redirect("/setup");
  return data.sample;
}

export const shouldRevalidate = revalidates;

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "setup");
  return submit({ request, context }, z.object({}), async (_, form) => {
    const version = versionOf(form, "seen_version");
    await remove(context, { path: "/setup/sample", answer: done, said: "setup.sample.removed", version });
    return redirect("/setup");
  });
}

/** Says all that is removed before it is. */
export default function RemoveSample() {
  const { t } = useTranslation();
  const sample = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      title={t("setup.sample.question")}
      closeTo="/setup"
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: sample.version }}
    >
      <p>{t("setup.sample.consent")}</p>
      <Contents {...sample} />
      <p>{t("setup.sample.others")}</p>
    </ConfirmDialog>
  );
}

const counted = ["contacts", "prices", "estimates", "drafts", "files", "entries"] as const;

function Contents({ client, project, ...counts }: Sample) {
  const { t } = useTranslation();
  return (
    <ul className="my-2 list-disc pl-5">
      {client && <li>{t("setup.sample.client_row", { name: client.name })}</li>}
      {project && <li>{t("setup.sample.project_row", { name: project.name })}</li>}
      {counted
        .filter((name) => counts[name] > 0)
        .map((name) => (
          <li key={name}>{t(`setup.sample.${name}`, { count: counts[name] })}</li>
        ))}
    </ul>
  );
}
