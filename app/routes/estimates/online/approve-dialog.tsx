import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { sentBefore } from "#app/forms/sent-before.ts";
import { submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { counted, itemsOf } from "#model/estimate/counted-estimate.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { estimateVersions } from "#model/estimate/version.ts";
import { showMoney } from "#model/money/show-money.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { approval } from "../editor/intents.ts";

export const handle = { title: (t) => t("estimates.approve") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const path = `/estimates/${params.estimateId}`;
  const [{ data }, told] = await reading(context, request, "estimate", () =>
    Promise.all([
      context.api.get(path, one(estimate)),
      ifOffered(context.api.get(`${path}/versions`, one(estimateVersions))),
    ]),
  );
  const { id, revision, is_approved } = data;
  const accepted = told?.data.versions.findLast(({ answer }) => answer === "accepted");
  return {
    id,
    revision,
    canApprove: !is_approved && itemsOf(data).length > 0,
    isApproved: is_approved,
    now: counted(data).sums.net_cents,
    accepted: accepted?.net_cents ?? null,
  };
}

/** Approves the estimate as it was seen when the dialog was opened. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate");
  return submit(
    { request, context },
    z.object({ revision: z.coerce.number().int().nonnegative() }),
    async ({ revision }) => {
      const { data } = await context.api.get(`/estimates/${params.estimateId}`, one(estimate));
      const { path, body } = approval(data, { isApproved: true, seenRevision: revision, isAsked: true });
      if (!data.is_approved) await context.api.send("PATCH", path, done, { body });
      return redirect(`/estimate/${params.estimateId}`);
    },
  );
}

/** Asks before an estimate is approved in a wording that its client has not accepted, who accepted another. */
export default function ApproveOther() {
  const { t, language } = useTranslation();
  const { id, revision, canApprove, isApproved, now, accepted } = useLoaderData<typeof loader>();
  const refused = useAnswer<typeof action>();
  const closeTo = `/estimate/${id}`;
  if (!canApprove && !refused) {
    const why = isApproved ? "acceptance.is_approved" : "acceptance.is_empty";
    return <NotNow title={t("estimates.approve")} why={why} closeTo={closeTo} />;
  }
  return (
    <ConfirmDialog
      title={t("acceptance.approve_title")}
      closeTo={closeTo}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ revision: sentBefore(refused, "revision") ?? revision }}
    >
      {accepted !== null && (
        <p className="mb-2">
          {t("acceptance.sums", { accepted: showMoney(accepted, language), now: showMoney(now, language) })}
        </p>
      )}
      <p>{t("acceptance.differs")}</p>
    </ConfirmDialog>
  );
}
