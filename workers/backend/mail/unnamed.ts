import type { Estimate, Position, Stage } from "#model/estimate/estimate.ts";
import { estimateType } from "#model/estimate/estimate-type.ts";
import { languages } from "#model/text/language.ts";
import type { Database } from "../db/database.ts";
import { wordsOf } from "../words/own-words.ts";

/**
 * The stages and positions of an estimate that still have the name they were made with, each behind the stage that it is in:
 * its client would read "New position". Documents of an offer show none of them.
 */
export function unnamedIn(database: Database, estimate: Estimate): string[] {
  if (estimate.estimate_type_id === estimateType.product) return [];
  const usual = languages.flatMap((language) => {
    const t = wordsOf(database, language);
    return [t("estimates.new_stage_1"), t("estimates.new_position")];
  });
  const isUnnamed = ({ name, name_en }: Pick<Position, "name" | "name_en">) =>
    [name, name_en].some((one) => usual.includes(one.trim()));
  const inStage = (stage: Stage) => [
    ...(isUnnamed(stage) ? [stage.name] : []),
    ...stage.positions.filter(isUnnamed).map(({ name }) => `${stage.name} · ${name}`),
  ];
  return [
    ...[...estimate.agency_costs_stages, ...estimate.production_costs_stages].flatMap(inStage),
    ...[...estimate.additional_agency_positions, ...estimate.additional_production_positions]
      .filter(isUnnamed)
      .map(({ name }) => name),
  ];
}
