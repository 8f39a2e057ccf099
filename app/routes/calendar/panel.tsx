import { Info, PanelRightClose, Trash2 } from "lucide-react";
import { type MouseEvent, memo, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { fold } from "#model/text/text-order.ts";
import { IconButton, IconLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Drag, Dragged } from "./drag/use-drag.ts";
import { draftOf, isSaved, labelOf, nameOf, type Plan } from "./plan.ts";
import type { Announcer } from "./sheet/use-announcements.ts";

interface PanelProps extends Pick<Drag, "dragged" | "take" | "cancel" | "remove"> {
  plans: readonly Plan[];
  announce: Announcer;
  /** The query of the week, which the dialogs keep. */
  search: string;
  /** Null until it is known. */
  isOpen: boolean | null;
  onToggle: (isOpen: boolean) => void;
}

/**
 * Projects in planning and additional work, to be dragged or chosen; while something is held, where it is deleted. It does
 * not render while something is dragged from cell to cell.
 */
export const Panel = memo(function Panel({ isOpen, onToggle, remove, ...rest }: PanelProps) {
  const { plans, dragged } = rest;
  const { t } = useTranslation();
  const [sought, seek] = useState("");
  const found = plans.filter((plan) => fold(textOf(plan)).includes(fold(sought.trim())));
  const heldEntry = dragged && !dragged.isResized && isSaved(dragged.entry) ? dragged.entry : null;
  if (isOpen === false && heldEntry)
    return (
      <div className="folded-delete">
        <DeleteArea onDelete={() => remove(heldEntry)} />
      </div>
    );
  // What opens it stands in the header.
  if (isOpen === false) return null;
  return (
    <aside className="panel" aria-label={t("calendar.panel")}>
      <div className="panel-head">
        <input
          type="search"
          value={sought}
          onChange={({ target }) => seek(target.value)}
          aria-label={t("calendar.search_plans")}
          placeholder={t("page.search")}
          className="panel-search scriptless:hidden!"
        />
        <IconButton
          type="button"
          label={t("calendar.close_panel")}
          icon={<Icon of={PanelRightClose} />}
          className="scriptless:hidden!"
          onClick={() => onToggle(false)}
        />
      </div>
      <Plans title={t("calendar.projects_in_planning")} kind="project" found={found} {...rest} />
      <Plans title={t("calendar.additional_work")} kind="work" found={found} {...rest} />
      {heldEntry && <DeleteArea onDelete={() => remove(heldEntry)} />}
    </aside>
  );
});

const textOf = (plan: Plan) =>
  plan.kind === "project"
    ? `${plan.project.name} ${plan.project.short_name} ${plan.project.customer}`
    : plan.work.name;

type ItemProps = Pick<PanelProps, "dragged" | "take" | "cancel" | "announce" | "search">;

interface PlansProps extends ItemProps {
  plans: readonly Plan[];
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
function PlanItem({ plan, dragged, take, cancel, announce, search }: { plan: Plan } & ItemProps) {
  const { t } = useTranslation();
  const draft = draftOf(plan);
  const name = nameOf(plan);
  const query = new URLSearchParams(search);
  query.set("what", name);
  const address = `/calendar/add?${query}`;
  const isChosen = dragged?.by === "click" && isOf(dragged, plan);

  const choose = (event: MouseEvent) => {
    event.preventDefault();
    if (isChosen) return cancel();
    if (take(draft, { by: "click" })) announce.chosen(draft);
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

function isOf({ entry }: Dragged, plan: Plan): boolean {
  if (isSaved(entry)) return false;
  const { project_id, work_type_id } = entry;
  return plan.kind === "project"
    ? project_id === plan.project.id
    : !project_id && work_type_id === plan.work.id;
}

function DeleteArea({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" data-delete="" className="delete-area" onClick={onDelete}>
      <Icon of={Trash2} size={20} />
      {t("calendar.drop_to_delete")}
    </button>
  );
}
