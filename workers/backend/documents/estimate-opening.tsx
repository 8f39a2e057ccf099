import { StyleSheet, Text } from "@react-pdf/renderer";
import type { DocumentHead } from "#model/document/head.ts";
import { FactLines, Facts } from "./facts.tsx";
import type { Look } from "./look.ts";
import { Opening, Parties, Party } from "./opening.tsx";
import { mm } from "./style.ts";

const styles = StyleSheet.create({ valid: { marginBottom: mm(4), fontWeight: 600 } });

/** Of project, name, date and the day until which it holds. */
const widths = [58, 58, 29, 29].map(mm);

/** The top of an estimate or an offer: agency and client with their numbers, what it is of, and how long it holds. */
export function EstimateOpening({ look, kind, head }: { look: Look; kind: string; head: DocumentHead }) {
  const { t } = look;
  return (
    <Opening look={look} kind={kind} number={head.number}>
      <Parties>
        <Party label={t("documents.agency_company")} name={look.company}>
          <FactLines facts={head.agency.facts} t={t} />
          {[head.manager, head.email].filter(Boolean).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Party>
        <Party label={t("documents.client")} name={head.client.name}>
          <FactLines facts={head.client.facts} t={t} />
        </Party>
      </Parties>
      <Facts facts={head.facts} widths={widths} t={t} />
      <Text style={styles.valid}>{t(head.valid.key, head.valid.values)}</Text>
    </Opening>
  );
}
