import type { Refusal } from "#app/forms/submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { DefaultButton } from "#ui/default-button.tsx";
import { FormErrors } from "#ui/field.tsx";
import { actField } from "./acts.ts";
import { answerForm, type Decided, isReadOnly, oneOfField, seenField } from "./choices.ts";
import { followChoices } from "./follow-choices.ts";
import { OwnScript } from "./own-script.tsx";
import type { Shown } from "./read.ts";

interface ChoosingProps {
  data: Shown;
  /** Whether a code is on its way: what it was asked for stays as it is. */
  isConfirming: boolean;
  refusal: Refusal | undefined;
}

/**
 * What the client decides: optional lines, and one of several alternatives. It belongs to the form that accepts, which sends
 * what is chosen along; a button has it counted, and a script does that at once.
 */
export function Choosing({ data, isConfirming, refusal }: ChoosingProps) {
  const { t } = useTranslation();
  const { decisions, chosen, sums } = data;
  if (decisions.length === 0) return null;
  const isFixed = isConfirming || isReadOnly(data);
  return (
    <section className="online-card" id="choice" aria-labelledby="choice-title">
      <h2 id="choice-title">{t("online.choice_title")}</h2>
      {!isFixed && <p>{t("online.choice_text")}</p>}
      {refusal?.initialValue?.[actField] === "choose" && (
        <FormErrors errors={refusal.error?.[""] ?? undefined} fields={refusal.error ?? {}} />
      )}
      {decisions.map((decision) => (
        <Decision key={decision.items[0]?.id} decision={decision} isFixed={isFixed} />
      ))}
      <div id="choice-sums" data-counted="" role="status">
        <dl className="online-sums">
          {sums.map(({ key, values, amount, isTotal }) => (
            <div key={[key, ...Object.values(values ?? {})].join()} data-total={isTotal || undefined}>
              <dt>{t(key, { ...values, defaultValue: key })}</dt>
              <dd className="numeric">{amount}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!isFixed && (
        <>
          <span id="choice-seen" data-counted="">
            <input type="hidden" form={answerForm} name={seenField} value={chosen.join(",")} />
          </span>
          <DefaultButton form={answerForm} name={actField} value="code" />
          <div data-unscripted="" className="flex flex-wrap items-center gap-3">
            <p id="choice-failed" role="alert" className="text-danger" hidden>
              {t("online.not_counted")}
            </p>
            <Button form={answerForm} formAction="#choice" name={actField} value="choose" tone="quiet">
              {t("online.count_again")}
            </Button>
          </div>
          <OwnScript run={followChoices} />
        </>
      )}
    </section>
  );
}

function Decision({ decision, isFixed }: { decision: Decided; isFixed: boolean }) {
  const { t } = useTranslation();
  const { kind, letter, position, items } = decision;
  const [first] = items;
  const isOne = kind === "alternative";
  return (
    <fieldset className="online-decision" disabled={isFixed}>
      <legend>
        {[position, isOne ? t("online.one_of", { letter }) : t("online.optional")]
          .filter(Boolean)
          .join(" · ")}
      </legend>
      {items.map(({ id, name, quantity, price, total, isChosen }) => (
        <label key={id}>
          <input
            type={isOne ? "radio" : "checkbox"}
            form={answerForm}
            name={isOne ? `${oneOfField}${first?.id}` : "chosen"}
            value={id}
            defaultChecked={isChosen}
          />
          <span>
            {name}
            <span className="online-hint numeric">{t("online.each", { quantity, price })}</span>
          </span>
          <b className="numeric">{isOne ? total : t("online.adds", { total })}</b>
        </label>
      ))}
    </fieldset>
  );
}
