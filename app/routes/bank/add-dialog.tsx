import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { takeFile } from "#app/forms/take-file.ts";
import { reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { statementPage, statementsTaken } from "#model/bank-entry/bank-entry.ts";
import { maxPurchaseSize } from "#model/file/purchase-rules.ts";
import { sum } from "#model/money/money.ts";
import { NotNow } from "#ui/not-now.tsx";
import { FileDialog } from "../uploads/file-dialog.tsx";

export const handle = { title: (t) => t("bank_entries.add") } satisfies Titled;

/** What a chooser of files offers: systems that know no type of XML go by the ending. */
const endings = ["application/xml", "text/xml", ".xml"];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const known = await reading(context, request, "bank", () =>
    ifOffered(context.api.get("/bank/statements?per_page=1", statementPage)),
  );
  return { isOffered: known !== null };
}

/** Leads to the entries that are to be booked, and tells how many are new. */
export const action = (sent: ActionFunctionArgs) =>
  takeFile(sent, {
    screen: "bank",
    path: "/bank/statements",
    answer: one(statementsTaken),
    taken: ({ data: { statements, booked_count } }) => ({
      to: "/bank",
      flash: {
        kind: "success",
        key: booked_count > 0 ? "bank_entries.was_added_booked" : "bank_entries.was_added",
        values: {
          count: sum(statements.map(({ new_count }) => new_count)),
          booked: booked_count,
        },
      },
    }),
  });

/** Takes the file of a bank, as its internet bank gives it. */
export default function AddStatement() {
  const { t } = useTranslation();
  const { isOffered } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!isOffered && !refused)
    return <NotNow title={t("bank_entries.add")} why="problems.not_offered" closeTo="/bank" />;
  return (
    <FileDialog
      title={t("bank_entries.add")}
      closeTo="/bank"
      label={t("bank_entries.file")}
      hint={t("bank_entries.add_hint", { size: maxPurchaseSize / 1024 / 1024 })}
      accept={endings}
      message={refused?.message}
      errors={refused?.file.length ? refused.file : undefined}
    />
  );
}
