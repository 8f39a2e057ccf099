import { getFormProps } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  replace,
} from "@remix-run/cloudflare";
import { useFetcher, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { Eye, EyeOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { formOf } from "#app/forms/form.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import { remove } from "#app/forms/removal.ts";
import { pressInRow, type Refusal, submit } from "#app/forms/submission.ts";
import { againAt, broughtAgain, makeAgain } from "#app/forms/undo.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTaken } from "#app/forms/use-taken.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one, removal } from "#model/answer/answer.ts";
import { type Bank, bankInput, bankList } from "#model/bank/bank.ts";
import { bankStatus } from "#model/bank/bank-status.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { CloseLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Sender } from "#ui/sender.tsx";
import { undoField } from "#ui/undo-field.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

const rules = () => import("#model/bank/bank.ts").then(({ bankInput }) => bankInput);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const banks = await reading(context, request, "clients", () => context.api.get("/banks", bankList));
  return { ...banks, key: crypto.randomUUID() };
}

/** What a bank's own buttons send: which is shown, hidden or deleted. */
const buttons = ["show", "hide", "delete"] as const;
const id = z.coerce.number();
const button = z.union([
  z.object({ show: id }).transform((sent) => ({ id: sent.show, status: bankStatus.shown })),
  z.object({ hide: id }).transform((sent) => ({ id: sent.hide, status: bankStatus.hidden })),
  z.object({ delete: id }).transform((sent) => ({ id: sent.delete, status: null })),
]);

/** Adds a bank, shows or hides one, or deletes one: the button that was pressed says which. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  const brought = await broughtAgain(request);
  if (brought) {
    const again = { brought, path: "/banks", input: bankInput, said: "banks.created" };
    return pressInRow({ request, context }, pathname, () => makeAgain(context, again));
  }
  const form = await formOf(request);
  const pressed = hiddenBy(request, form) ?? button.safeParse(Object.fromEntries(form)).data;
  if (pressed)
    return pressInRow({ request, context }, here, () => change(context, pathname, pressed), buttons);
  return submit({ request, context, form }, bankInput, async (body) => {
    await context.api.send("POST", "/banks", done, { body, idempotencyKey: keyOf(form) });
    context.session.flash({ kind: "success", key: "banks.created" });
    return replace(here);
  });
}

/** An address that shows a bank again which was hidden, from the message that says so. */
const shownAt = (address: string, bankId: number) => `${address}?show=${bankId}`;

/** The bank whose hiding the message's button takes back. */
function hiddenBy(request: Request, form: FormData): z.infer<typeof button> | undefined {
  if (form.get(undoField) !== "yes") return undefined;
  return button.safeParse({ show: new URL(request.url).searchParams.get("show") ?? undefined }).data;
}

async function change(
  context: AppLoadContext,
  address: string,
  { id, status }: z.infer<typeof button>,
): Promise<void> {
  if (status !== null) {
    await context.api.send("PATCH", `/banks/${id}`, done, { body: { status } });
    context.session.flash({
      kind: "success",
      ...(status === bankStatus.hidden
        ? { key: "banks.was_hidden", undo: shownAt(address, id) }
        : { key: "banks.was_shown" }),
    });
    return;
  }
  const { data: banks } = await context.api.get("/banks", bankList);
  const bank = banks.find((known) => known.id === id);
  // What is brought back is shown; a bank that was hidden before is not.
  const wasShown = bank?.status === bankStatus.shown ? bank : undefined;
  const again = wasShown && againAt(address, { name: wasShown.name, swift: wasShown.swift });
  await remove(context, {
    path: `/banks/${id}`,
    answer: one(removal),
    said: ({ data }) => ({
      key: `banks.was_${data.outcome}`,
      undo: data.outcome === "archived" ? wasShown && shownAt(address, id) : again,
    }),
    // A bank counts no changes: all of it stands in its row.
    version: undefined,
  });
}

/** The form of a new bank. Without scripts the buttons of the others belong to it, so that they take nothing that is typed. */
const formId = "bank";

/** The list of banks (specification 2.5), over whichever page asked for it. */
export default function Banks() {
  const { t } = useTranslation();
  const { data, key } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const closeTo = pathname.replace(/\/banks$/, "") + search;
  return (
    <Dialog title={t("banks.title")} closeTo={closeTo} width="wide">
      <DialogBody>
        <AddBank idempotencyKey={key} />
        {data.length === 0 ? (
          <p className="py-6 text-center text-grey-600">{t("banks.empty")}</p>
        ) : (
          <ul className="divide-y divide-hairline">
            {data.map((row) => (
              <BankRow key={row.id} bank={row} />
            ))}
          </ul>
        )}
      </DialogBody>
      <DialogFooter>
        <CloseLink to={closeTo} />
      </DialogFooter>
    </Dialog>
  );
}

function AddBank({ idempotencyKey }: { idempotencyKey: string }) {
  const lastResult = useAnswer<typeof action>() ?? undefined;
  const taken = useTaken(lastResult, (sent) => sent.has("swift"));
  return <NewBank key={taken} idempotencyKey={idempotencyKey} lastResult={lastResult} />;
}

interface NewBankProps {
  idempotencyKey: string;
  lastResult: Refusal | undefined;
}

function NewBank({ idempotencyKey, lastResult }: NewBankProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const [typed, setTyped] = useState({ name: "", swift: "" });
  const [form, fields] = useSubmission(rules, { id: formId, lastResult });
  // Without scripts nobody sees what is typed, so the button stays enabled there.
  const isIncomplete = useHydrated() && (typed.name.trim() === "" || typed.swift.trim() === "");
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-2" {...getFormProps(form)}>
      <FormKey value={idempotencyKey} />
      <FormErrors errors={form.errors} />
      <div
        className="grid items-start gap-3 sm:grid-cols-[1fr_10rem_auto]"
        onChange={(event) => {
          const { name, value } = z.object({ name: z.string(), value: z.string() }).parse(event.target);
          setTyped({ ...typed, [name]: value });
        }}
      >
        <TextField field={fields.name} label={t("banks.name")} isRequired />
        <TextField field={fields.swift} label={t("banks.swift")} isRequired spellCheck={false} />
        <Button
          tone="main"
          className="sm:mt-5"
          disabled={isIncomplete}
          isPending={navigation.state !== "idle"}
        >
          {t("banks.add")}
        </Button>
      </div>
    </Form>
  );
}

function BankRow({ bank: { id, name, swift, status } }: { bank: Bank }) {
  const { t } = useTranslation();
  const fetcher = useFetcher<typeof action>();
  const form = useHydrated() ? undefined : formId;
  const pressed = fetcher.formData;
  const isShown = pressed?.has("show") || (status !== bankStatus.hidden && !pressed?.has("hide"));
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className={`min-w-0 grow truncate ${isShown ? "" : "text-grey-600 line-through"}`}>{name}</span>
      <span className="numeric text-xs text-grey-600">{swift}</span>
      <fetcher.Form method="post" className="flex">
        <Sender />
        <IconButton
          form={form}
          name={isShown ? "hide" : "show"}
          value={id}
          label={t(isShown ? "banks.hide" : "banks.show", { name })}
          icon={<Icon of={isShown ? Eye : EyeOff} />}
        />
        <IconButton
          form={form}
          name="delete"
          value={id}
          label={t("banks.delete", { name })}
          icon={<Icon of={Trash2} />}
        />
      </fetcher.Form>
    </li>
  );
}
