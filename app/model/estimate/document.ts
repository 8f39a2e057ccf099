import { choiceHint } from "../document/choice-text.ts";
import { type DocumentHead, type DocumentSide, headOf } from "../document/head.ts";
import { type DocumentLine, type DocumentSum, inLanguage, sumsOf } from "../document/parts.ts";
import { type ShowLine, showLineOf, vatsOf } from "../document/vat.ts";
import type { DocumentText } from "../document/vat-text.ts";
import { showMoney } from "../money/show-money.ts";
import type { Language } from "../text/language.ts";
import { sanitised } from "../text/rich-text.ts";
import { counted, itemsOf } from "./counted-estimate.ts";
import type { Estimate, Position, Stage } from "./estimate.ts";
import type { Section } from "./totals.ts";

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
  /** Whether lines have different VAT, and say which. */
  isMixed: boolean;
  sections: DocumentSection[];
  sums: DocumentSum[];
  /** What the sums include, where the client has a choice. */
  hint?: DocumentText;
  /** Sanitised HTML. */
  commentary: string;
  /** The project's manager, or "-". */
  preparedBy: string;
  /** Who signs, by what they are. */
  signatures: { key: string; name: string }[];
}

/**
 * An estimate as its preview and its PDF show it, in the language of the document. Every sum is counted here once more,
 * by the one calculation (model/counted-estimate.ts). Halves without a line are left out. Source: specification 2.5.
 */
export function estimateDocument(estimate: Estimate, language: Language): EstimateDocument {
  const whole = counted(estimate);
  const { sums, commentary, project } = whole;
  const head = headOf(whole, "estimate");
  const show = { line: showLineOf(whole, language), language };
  const sections = [
    sectionOf("agency", whole.agency_costs_stages, whole.additional_agency_positions, show),
    sectionOf("production", whole.production_costs_stages, whole.additional_production_positions, show),
  ].map((section) => ({ ...section, total: showMoney(sums[`${section.section}_cents`], language) }));
  return {
    language,
    head,
    isMixed: vatsOf(whole).length > 1,
    sections: sections.filter(({ stages }) => stages.length > 0),
    sums: sumsOf(sums, whole.discount, language),
    ...choiceHint(itemsOf(whole)),
    commentary: commentary ? sanitised(commentary) : "",
    preparedBy: project.project_manager?.name || "-",
    signatures: [signatureOf("agency_company", head.agency), signatureOf("client", head.client)],
  };
}

const signatureOf = (what: string, { name }: DocumentSide) => ({ key: `documents.${what}`, name });

interface Show {
  line: ShowLine;
  language: Language;
}

function sectionOf(section: Section, stages: Stage[], additional: Position[], { line, language }: Show) {
  const ofPosition = ({ id, name, name_en, total_cents, position_items }: Position): DocumentPosition => ({
    id,
    name: inLanguage(language, name, name_en),
    total: showMoney(total_cents, language),
    lines: position_items.map(line),
  });
  const filled = (positions: Position[]) => positions.filter((one) => one.position_items.length > 0);
  const shown = stages
    .filter(({ positions }) => filled(positions).length > 0)
    .map(({ id, name, name_en, total_cents, positions }) => ({
      id,
      name: inLanguage(language, name, name_en),
      total: showMoney(total_cents, language),
      positions: filled(positions).map(ofPosition),
    }));
  const loose = filled(additional).map(ofPosition);
  const rest = { id: null, name: "", total: "", positions: loose };
  return { section, stages: loose.length > 0 ? [...shown, rest] : shown };
}
