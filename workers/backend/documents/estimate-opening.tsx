import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { DocumentHead } from "../../../app/model/document-parts";
import type { Look } from "./look";
import { Fact, Opening, Parties, Party } from "./opening";
import { mm } from "./style";

const styles = StyleSheet.create({ facts: { flexDirection: "row", marginBottom: mm(7) } });

/** The top of an estimate or an offer: the agency, its client and the project (specification 2.5, 2.7). */
export function EstimateOpening({ look, kind, head }: { look: Look; kind: string; head: DocumentHead }) {
  const { t } = look;
  return (
    <Opening look={look} kind={kind} number={head.number}>
      <Parties>
        <Party label={t("documents.agency_company")} name={look.company}>
          {[head.manager, head.email].filter(Boolean).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Party>
        <Party label={t("documents.client")} name={head.client}>
          {head.contact ? <Text>{t("documents.contact", { name: head.contact })}</Text> : null}
        </Party>
      </Parties>
      <View style={styles.facts}>
        <Fact label={t("documents.project")}>{head.project}</Fact>
        <Fact label={t("documents.date")}>{head.date}</Fact>
      </View>
    </Opening>
  );
}
