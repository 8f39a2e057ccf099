import { Info, PanelRightClose, PanelRightOpen, Trash2 } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { fold } from "~/model/text-order";
import { IconButton, IconLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Hand } from "./hand/use-hand";
import { draftOf, labelOf, nameOf, type Plan } from "./plan";
import type { Spoken } from "./sheet/use-spoken";

interface PanelProps {
  plans: readonly Plan[];
  hand: Hand;
  spoken: Spoken;
  /** The query of the week, which the dialogs keep. */
  search: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Projects in planning and additional work, to be dragged or chosen; while something is held, where it is deleted. */
export function Panel({ plans, hand, spoken, search, isOpen, onToggle }: PanelProps) {
  const { t } = useTranslation();
  const [sought, seek] = useState("");
  const found = plans.filter((plan) => fold(textOf(plan)).includes(fold(sought.trim())));
  const isHoldingEntry = hand.held !== null && hand.held.entry.calendar_id > 0;
  if (!isOpen)
    return (
      <IconButton
        type="button"
        label={t("calendar.open_panel")}
        icon={<Icon of={PanelRightOpen} />}
        className="panel-opener"
        onClick={() => onToggle(true)}
      />
    );
  return (
    <aside className="panel" aria-label={t("calendar.panel")}>
      <div className="panel-head">
        <input
          type="search"
          value={sought}
          onChange={({ target }) => seek(target.value)}
          aria-label={t("calendar.search_plans")}
          placeholder={t("page.search")}
          className="panel-search"
        />
        <IconButton
          type="button"
          label={t("calendar.close_panel")}
          icon={<Icon of={PanelRightClose} />}
          onClick={() => onToggle(false)}
        />
      </div>
      <Plans
        title={t("calendar.projects_in_planning")}
        kind="project"
        {...{ plans, found, hand, spoken, search }}
      />
      <Plans title={t("calendar.additional_work")} kind="work" {...{ plans, found, hand, spoken, search }} />
      {isHoldingEntry && <DeleteArea hand={hand} />}
    </aside>
  );
}

const textOf = (plan: Plan) =>
  plan.kind === "project"
    ? `${plan.project.name} ${plan.project.short_name} ${plan.project.customer}`
    : plan.work.name;

interface PlansProps extends Pick<PanelProps, "plans" | "hand" | "spoken" | "search"> {
  title: string;
  kind: Plan["kind"];
  found: readonly Plan[];
}

function Plans({ title, kind, plans, found, ...rest }: PlansProps) {
  const { t } = useTranslation();
  const shown = found.filter((plan) => plan.kind === kind);
  const isAny = plans.some((plan) => plan.kind === kind);
  return (
    <section>
      <h2>
        {title} <span className="numeric">{shown.length}</span>
      </h2>
      {shown.length > 0 ? (
        <ul>
          {shown.map((plan) => (
            <PlanItem key={nameOf(plan)} plan={plan} {...rest} />
          ))}
        </ul>
      ) : (
        <p>{t(isAny ? "form.nothing_found" : `calendar.no_${kind}`)}</p>
      )}
    </section>
  );
}

/** Dragged onto the sheet; or chosen by a click, and put down by the next one. Without scripts it leads to the form. */
function PlanItem({
  plan,
  hand,
  spoken,
  search,
}: { plan: Plan } & Pick<PanelProps, "hand" | "spoken" | "search">) {
  const { t } = useTranslation();
  const draft = draftOf(plan);
  const name = nameOf(plan);
  const query = new URLSearchParams(search);
  query.set("what", name);
  const address = `/calendar/add?${query}`;
  const isChosen = hand.held?.by === "click" && isOf(hand, plan);

  const choose = (event: MouseEvent) => {
    event.preventDefault();
    if (isChosen) return hand.letGo();
    if (hand.take(draft, { by: "click" })) spoken.chosen(draft);
  };
  return (
    <li data-plan={name} data-chosen={isChosen || undefined} className="plan">
      <span
        aria-hidden="true"
        className="plan-colour"
        style={plan.kind === "work" ? { background: plan.work.color } : undefined}
      />
      <a href={address} draggable={false} aria-current={isChosen || undefined} onClick={choose}>
        <b>{labelOf(draft)}</b>
        {plan.kind === "project" && <span>{plan.project.customer}</span>}
      </a>
      {plan.kind === "project" && plan.project.planned_hours > 0 && (
        <span className="plan-hours">{t("calendar.hours", { count: plan.project.planned_hours })}</span>
      )}
      <IconLink
        to={address}
        preventScrollReset
        label={t("calendar.plan_details", { what: labelOf(draft) })}
        icon={<Icon of={Info} />}
      />
    </li>
  );
}

function isOf({ held }: Hand, plan: Plan): boolean {
  if (!held || held.entry.calendar_id > 0) return false;
  const { project_id, work_type_id } = held.entry;
  return plan.kind === "project"
    ? project_id === plan.project.id
    : !project_id && work_type_id === plan.work.id;
}

function DeleteArea({ hand }: { hand: Hand }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      data-delete=""
      className="delete-area"
      onClick={() => hand.held && hand.remove(hand.held.entry)}
    >
      <Icon of={Trash2} size={20} />
      {t("calendar.drop_to_delete")}
    </button>
  );
}
