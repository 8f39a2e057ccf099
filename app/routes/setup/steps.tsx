import { Circle, CircleCheck, CircleMinus } from "lucide-react";
import { Form } from "#app/forms/own-form.tsx";
import { usePressed, useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Setup, Step } from "#model/setup/setup.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { placeOf } from "./places.ts";

const marks = { open: Circle, done: CircleCheck, skipped: CircleMinus };
const looks = { open: "text-grey-500", done: "text-success", skipped: "text-grey-500" };

/** The steps in their order; the first that is open is the one to take. */
export function Steps({ steps, newest_project }: Pick<Setup, "steps" | "newest_project">) {
  const { t } = useTranslation();
  const modules = useRoot()?.modules ?? [];
  const next = steps.find(({ state }) => state === "open");
  return (
    <ol
      aria-label={t("setup.list")}
      className="divide-y divide-grey-200 rounded-card border border-grey-200 bg-surface"
    >
      {steps.map((step) => (
        <Row
          key={step.name}
          step={step}
          isNext={step === next}
          {...placeOf(step.name, { modules, project: newest_project?.id })}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  step: Step;
  isNext: boolean;
  /** Where it is done, and the text key of the button that leads there. */
  to: string;
  act: ReturnType<typeof placeOf>["act"];
}

function Row({ step: { name, state }, isNext, to, act }: RowProps) {
  const { t } = useTranslation();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3" data-state={state}>
      <div className={`flex min-w-0 gap-3 ${state === "open" ? "flex-[1_1_18rem]" : "flex-[1_1_10rem]"}`}>
        <span className={`mt-0.5 ${looks[state]}`}>
          <Icon of={marks[state]} size={20} />
        </span>
        <div className="min-w-0">
          <h2 className={`font-semibold ${state === "open" ? "text-heading" : "text-grey-700"}`}>
            {t(`setup.${name}.name`)}
            <span className="sr-only">{`: ${t(`setup.state.${state}`)}`}</span>
          </h2>
          {state === "open" ? (
            <p className="text-grey-600">{t(`setup.${name}.why`)}</p>
          ) : (
            <p aria-hidden="true" className="text-grey-600">
              {t(`setup.state.${state}`)}
            </p>
          )}
        </div>
      </div>
      {state !== "done" && (
        <div className={`flex flex-wrap items-center gap-2 ${state === "open" ? "max-sm:pl-6" : ""}`}>
          <SkipForm name={name} isSkipped={state === "skipped"} />
          {state === "open" && (
            <ButtonLink to={to} tone={isNext ? "main" : "quiet"}>
              {t(act)}
            </ButtonLink>
          )}
        </div>
      )}
    </li>
  );
}

/** Skips a step, or takes that back: one button, which keeps the focus. */
function SkipForm({ name, isSkipped }: { name: Step["name"]; isSkipped: boolean }) {
  const { t } = useTranslation();
  const isPending = usePressed().get("/setup")?.get("step") === name;
  const act = isSkipped ? "resume" : "skip";
  return (
    <Form method="post" action="/setup" navigate={false} preventScrollReset>
      <input type="hidden" name="step" value={name} />
      <button
        type="submit"
        name="act"
        value={act}
        aria-label={t(`setup.${act}_step`, { step: t(`setup.${name}.name`) })}
        aria-disabled={isPending || undefined}
        onClick={(event) => isPending && event.preventDefault()}
        className="h-9 rounded-control px-2 text-grey-600 transition-colors duration-150 hover:bg-grey-100 hover:text-grey-900"
      >
        {t(`setup.${act}`)}
      </button>
    </Form>
  );
}
