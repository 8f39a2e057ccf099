import { counted } from "./counted-estimate";
import { showDate } from "./dates";
import {
  type DocumentHead,
  type DocumentLine,
  type DocumentSum,
  headOf,
  lineOf,
  sumsOf,
} from "./document-parts";
import type { Estimate, Position, Stage } from "./estimate";
import type { Section } from "./estimate-totals";
import type { Language } from "./language";
import { sanitised } from "./rich-text";
import { showMoney } from "./show-money";

export interface DocumentPosition {
  id: number;
  name: string;
  total: string;
  lines: DocumentLine[];
}

/** A stage; what is in none stands behind the stages without a name. */
export interface DocumentStage {
  id: number | null;
  name: string;
  total: string;
  positions: DocumentPosition[];
}

/** One half of an estimate: the agency's own work, or the costs of production. */
export interface DocumentSection {
  section: Section;
  total: string;
  stages: DocumentStage[];
}

/** Everything that an estimate's preview and PDF show, but for texts and branding (specification 2.5). */
export interface EstimateDocument {
  language: Language;
  head: DocumentHead;
  name: string;
  sections: DocumentSection[];
  sums: DocumentSum[];
  /** Sanitised HTML. */
  commentary: string;
  /** The project's manager, or "-". */
  preparedBy: string;
}

/**
 * An estimate as its preview and its PDF show it, in the language of the document. Every sum is counted here once more,
 * by the one calculation (model/counted-estimate.ts). Halves without a line are left out. Source: specification 2.5.
 */
export function estimateDocument(estimate: Estimate, language: Language): EstimateDocument {
  const whole = counted(estimate);
  const { sums, commentary, project } = whole;
  const sections = [
    sectionOf("agency", whole.agency_costs_stages, whole.additional_agency_positions, language),
    sectionOf("production", whole.production_costs_stages, whole.additional_production_positions, language),
  ].map((section) => ({ ...section, total: showMoney(sums[`${section.section}_cents`], language) }));
  return {
    language,
    head: headOf(whole, showDate(whole.date ?? "")),
    name: whole.name,
    sections: sections.filter(({ stages }) => stages.length > 0),
    sums: sumsOf(sums, whole.discount, language),
    commentary: commentary ? sanitised(commentary) : "",
    preparedBy: project.project_manager?.name || "-",
  };
}

function sectionOf(section: Section, stages: Stage[], additional: Position[], language: Language) {
  const ofPosition = ({ id, name, total_cents, position_items }: Position): DocumentPosition => ({
    id,
    name,
    total: showMoney(total_cents, language),
    lines: position_items.map((item) => lineOf(item, language)),
  });
  const filled = (positions: Position[]) => positions.filter((one) => one.position_items.length > 0);
  const shown = stages
    .filter(({ positions }) => filled(positions).length > 0)
    .map(({ id, name, total_cents, positions }) => ({
      id,
      name,
      total: showMoney(total_cents, language),
      positions: filled(positions).map(ofPosition),
    }));
  const loose = filled(additional).map(ofPosition);
  const rest = { id: null, name: "", total: "", positions: loose };
  return { section, stages: loose.length > 0 ? [...shown, rest] : shown };
}
