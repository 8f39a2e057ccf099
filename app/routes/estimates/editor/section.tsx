import { Plus } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import type { Position, Stage } from "#model/estimate/estimate.ts";
import { sectionType } from "#model/estimate/estimate-type.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { CellInput } from "./cell-input.tsx";
import type { Drafts } from "./drafts.ts";
import type { RowName } from "./edited-row.ts";
import { useEditor } from "./editor-context.ts";
import { EnglishName } from "./english-name.tsx";
import { intents } from "./intents.ts";
import { fieldsOf } from "./merged.ts";
import { PositionCard } from "./position-card.tsx";
import { RowNotes } from "./row-notes.tsx";
import { RowTools } from "./row-tools.tsx";
import { SortedRows, useSorted } from "./sorting.tsx";

interface SectionProps {
  type: (typeof sectionType)[keyof typeof sectionType];
  stages: Stage[];
  additional: Position[];
  /** Cents. */
  sum: number;
  state: Drafts;
  isOpen: (position: Position) => boolean;
}

/** Half an estimate: the agency's own work, or production costs. */
export function EstimateSection({ type, stages, additional, sum, state, isOpen }: SectionProps) {
  const { t } = useTranslation();
  const { language, isLocked } = useEditor();
  const name = type === sectionType.agency ? "agency" : "production";
  return (
    <section className="half" aria-labelledby={`half-${type}`}>
      <h2 id={`half-${type}`} className="half-head">
        {t(`estimates.${name}`)}
        <span className="numeric">{showMoney(sum, language)}</span>
      </h2>
      <SortedRows rows={stages.map(({ id }) => `stage-${id}` as const)}>
        {stages.map((stage, index) => (
          <StageCard
            key={stage.id}
            {...{ stage, state, isOpen }}
            isFirst={index === 0}
            isLast={index === stages.length - 1}
          />
        ))}
      </SortedRows>
      {additional.length > 0 && (
        <div className="stage">
          <h3 className="stage-head additional-head font-semibold">
            {t("estimates.additional")}
            <span className="stage-sum numeric">
              {showMoney(
                additional.reduce((cents, { total_cents }) => cents + total_cents, 0),
                language,
              )}
            </span>
          </h3>
          <Positions {...{ state, isOpen }} positions={additional} />
        </div>
      )}
      {!isLocked && (
        <div className="flex flex-wrap gap-2">
          <Button name="act" value={intents.addStage(type)} icon={<Icon of={Plus} />}>
            {t("estimates.add_stage")}
          </Button>
          <Button name="act" value={intents.addPosition(`half-${type}`)} icon={<Icon of={Plus} />}>
            {t("estimates.add_additional")}
          </Button>
        </div>
      )}
    </section>
  );
}

interface StageCardProps extends Pick<SectionProps, "state" | "isOpen"> {
  stage: Stage;
  isFirst: boolean;
  isLast: boolean;
}

function StageCard({ stage, state, isOpen, isFirst, isLast }: StageCardProps) {
  const { t } = useTranslation();
  const { language, isLocked } = useEditor();
  const row: RowName = `stage-${stage.id}`;
  const cell = { row, fields: fieldsOf(state, row), draft: state.drafts.get(row) };
  const { grip, sorted } = useSorted(row);
  return (
    <div className="stage" {...sorted}>
      <div className="stage-head">
        {grip}
        <CellInput {...cell} field="name" label={t("estimates.stage")} className="font-semibold" />
        <EnglishName {...cell} />
        <span className="stage-sum numeric">{showMoney(stage.total_cents, language)}</span>
        <RowTools {...{ row, isFirst, isLast }} called={cell.fields.name ?? ""} />
      </div>
      <RowNotes row={row} draft={cell.draft} />
      <Positions {...{ state, isOpen }} positions={stage.positions} />
      {!isLocked && (
        <Button
          name="act"
          value={intents.addPosition(`stage-${stage.id}`)}
          icon={<Icon of={Plus} />}
          className="add-position"
        >
          {t("estimates.add_position")}
        </Button>
      )}
    </div>
  );
}

/** Positions one below the other. */
export const Positions = ({
  positions,
  state,
  isOpen,
}: Pick<SectionProps, "state" | "isOpen"> & { positions: Position[] }) => (
  <SortedRows rows={positions.map(({ id }) => `position-${id}` as const)}>
    {positions.map((position, index) => (
      <PositionCard
        key={position.id}
        {...{ position, state }}
        isOpen={isOpen(position)}
        isFirst={index === 0}
        isLast={index === positions.length - 1}
      />
    ))}
  </SortedRows>
);
