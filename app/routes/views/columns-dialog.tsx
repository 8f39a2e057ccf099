import { type ActionFunctionArgs, data, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useNavigation, useOutletContext, useResolvedPath, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { formOf } from "#app/forms/form.ts";
import { Form } from "#app/forms/own-form.tsx";
import { type Refusal, submit } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import type { ListColumnsContext } from "#app/lists/list-columns.tsx";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { columnsOfList, listNames, screenOfList } from "#model/list/list-names.ts";
import { Button } from "#ui/button.tsx";
import { CancelLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { ColumnChoices } from "./column-choices.tsx";
import { columnRows } from "./column-rows.ts";

export const handle = { title: (t) => t("filters.columns") } satisfies Titled;

/** The list that the dialog stands over. An address matches in any case, and with a slash at its end. */
function listAt(request: Request) {
  const { pathname, search } = new URL(request.url);
  const [, path = ""] = /^\/+(.+?)\/+columns\/*$/i.exec(pathname) ?? [];
  const list = listNames.find((name) => name === path.toLowerCase());
  if (!list) throw Response.json({ message: "problems.not_found.text" }, { status: 404 });
  return { list, address: `/${list}${search}` };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, screenOfList(listAt(request).list));
  return null;
}

const columnsForm = z.object({ shown: z.array(z.string()) });

/** Saves the ticked columns in their order. Without scripts a row that is moved comes back where it was moved to. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { list, address } = listAt(request);
  await enter(context, request, screenOfList(list));
  const form = await formOf(request);
  const order = form.get("moved");
  if (typeof order === "string") {
    const shown = form.getAll("shown").flatMap((id) => (typeof id === "string" ? id : []));
    return data<Refusal>({ initialValue: { order, shown } });
  }
  return submit({ request, context }, columnsForm, async ({ shown }) => {
    const isUsual = form.has("usual") || shown.join() === columnsOfList[list].names.join();
    const columns = isUsual ? null : shown;
    await context.api.send("PATCH", "/chosen_columns", done, { body: { list, columns } });
    context.session.flash({ kind: "success", key: "views.columns_saved" });
    return replace(address);
  });
}

/** Which columns of a list somebody sees, and in which order. */
export default function ChooseColumns() {
  const { t } = useTranslation();
  const { columns } = useOutletContext<ListColumnsContext>();
  const [params] = useSearchParams();
  const navigation = useNavigation();
  const answer = useAnswer<typeof action>();
  const closeTo = `${useResolvedPath("..", { relative: "path" }).pathname}?${params}`;
  const isSending = navigation.state !== "idle" && navigation.formMethod === "POST";
  return (
    <Dialog title={t("filters.columns")} closeTo={closeTo}>
      <Form method="post" preventScrollReset className="contents">
        {/* What Enter presses in a box: the first button of the form would move a row. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <DialogBody>
          <p className="text-grey-600">{t("views.columns_hint")}</p>
          <ColumnChoices rows={columnRows(columns, answer?.initialValue)} />
          <FormErrors errors={answer?.error?.[""] ?? undefined} />
        </DialogBody>
        <DialogFooter>
          <Button name="usual" value="yes" className="mr-auto">
            {t("views.columns_usual")}
          </Button>
          <CancelLink to={closeTo} />
          <Button tone="main" isPending={isSending}>
            {t("form.save")}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
