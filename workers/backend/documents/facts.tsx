import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { DocumentFact } from "#model/document/parts.ts";
import type { Look } from "./look.ts";
import { Fact } from "./opening.tsx";
import { measure, mm, quiet } from "./style.ts";

const styles = StyleSheet.create({
  quiet: { color: quiet },
  facts: { flexDirection: "row", flexWrap: "wrap", marginBottom: mm(2) },
  fact: { marginBottom: mm(4) },
});

export const quarter = measure / 4;

interface FactsProps {
  facts: DocumentFact[];
  /** Of each, in points; without them four stand side by side. */
  widths?: number[];
  t: Look["t"];
}

/** Facts about a document side by side, each below its label. */
export function Facts({ facts, widths = [], t }: FactsProps) {
  return (
    <View style={styles.facts}>
      {facts.map((fact, index) => (
        <View key={fact.key} style={styles.fact}>
          <Fact label={t(fact.key)} width={widths[index] ?? quarter}>
            {factText(fact, t)}
          </Fact>
        </View>
      ))}
    </View>
  );
}

/** Facts about a party, a line each. */
export function FactLines({ facts, t }: Pick<FactsProps, "facts" | "t">) {
  return facts.map((fact) => (
    <Text key={`${fact.key} ${factText(fact, t)}`}>
      <Text style={styles.quiet}>{`${t(fact.key)} `}</Text>
      {factText(fact, t)}
    </Text>
  ));
}

export const factText = ({ value }: DocumentFact, t: Look["t"]): string =>
  typeof value === "string" ? value : t(value.key, value.values);
