import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { isObject } from "#model/answer/is-object.ts";
import type { TypedText } from "#model/answer/typed-text.ts";
import { ButtonLink } from "./button.tsx";
import { useMessage } from "./field.tsx";

/** What app/loading/guard.ts throws. */
const isRefusal = (
  data: unknown,
): data is { message: string; requestId?: string | null; typed?: unknown; to?: unknown } =>
  typeof data === "object" && data !== null && "message" in data && typeof data.message === "string";

const isTexts = (sent: unknown): sent is TypedText[] =>
  Array.isArray(sent) &&
  sent.every(
    (one) => isObject(one) && typeof one.label === "string" && typeof one.text === "string" && isRow(one.row),
  );

const isRow = (sent: unknown): boolean =>
  sent === undefined || (isObject(sent) && typeof sent.name === "string" && typeof sent.called === "string");

/** What went wrong with the route: of which kind it is, and in words, with the request's id. */
export function useProblem() {
  const { t } = useTranslation();
  const message = useMessage();
  const error = useRouteError();
  const isAnswer = isRouteErrorResponse(error);
  const said = isAnswer && isRefusal(error.data) ? error.data : undefined;
  const status = isAnswer ? error.status : 500;
  const kind = kindOf(status);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a fault of the page itself belongs into the browser's console
    if (!isAnswer) console.error(error);
  }, [isAnswer, error]);
  return {
    kind,
    /** Whether the same page is worth another try: of a form that was too large it is the way back. */
    isTriedAgain: kind === "fault" || status === tooLarge,
    text: said?.message ? message(said.message) : t(`problems.${kind}.text`),
    typed: isTexts(said?.typed) ? said.typed : [],
    /** The page that took the place of this one. */
    to: typeof said?.to === "string" ? said.to : null,
    request: said?.requestId ? t("problems.request", { id: said.requestId }) : "",
  };
}

/** What was typed into a form that is gone with its row, to be taken elsewhere. */
export function TypedTexts({ typed }: { typed: readonly TypedText[] }) {
  const { t } = useTranslation();
  if (typed.length === 0) return null;
  return (
    <section className="w-full rounded-card bg-warning-soft p-4">
      <h2 className="font-semibold">{t("conflict.typed")}</h2>
      <dl className="mt-2 flex flex-col gap-2">
        {typed.map(({ label, text, row }) => (
          <div key={`${row?.name} ${label} ${text}`}>
            <dt className="text-xs text-grey-700">
              {row?.called && `${row.called} · `}
              {t(label, { defaultValue: label })}
            </dt>
            <dd className="break-words whitespace-pre-wrap">{text || t("conflict.empty")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What went wrong and a way on. In the frame where there is one, alone otherwise. */
export function ProblemPage() {
  const { t } = useTranslation();
  const { kind, isTriedAgain, text, typed, to, request } = useProblem();
  const { pathname, search } = useLocation();
  return (
    <main className="mx-auto flex max-w-lg flex-col items-start gap-4 px-6 py-24">
      <h1 tabIndex={-1} className="text-xl font-semibold outline-none">
        {t(`problems.${kind}.title`)}
      </h1>
      <p className="text-grey-700">{text}</p>
      <TypedTexts typed={typed} />
      {request && <p className="text-xs text-grey-600">{request}</p>}
      <div className="flex gap-2">
        {isTriedAgain && (
          <ButtonLink to={pathname + search} reloadDocument tone="main">
            {t("problems.again")}
          </ButtonLink>
        )}
        {to && (
          <ButtonLink to={to} reloadDocument tone="main">
            {t("problems.go_on")}
          </ButtonLink>
        )}
        <ButtonLink to="/" reloadDocument tone={isTriedAgain || to ? "quiet" : "main"}>
          {t("problems.home")}
        </ButtonLink>
      </div>
    </main>
  );
}

/** The status of a form that is larger than it may be (app/forms/form.ts). */
const tooLarge = 413;

/** What nobody may do, what is not there, and what a colleague has finished is not tried again. */
function kindOf(status: number): "not_found" | "forbidden" | "conflict" | "fault" {
  if (status === 404) return "not_found";
  // What was sent is saved nowhere.
  if (status === 405 || status === 409 || status === tooLarge) return "conflict";
  return status === 403 ? "forbidden" : "fault";
}
