import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Look } from "./look.ts";
import { mm, quiet, size } from "./style.ts";

const styles = StyleSheet.create({
  top: { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end", height: mm(18) },
  // As wide as its own shape makes it: a drawing would otherwise stand in the middle of a box.
  logo: { height: mm(15), maxWidth: mm(80), objectFit: "contain" },
  company: { fontSize: 15, fontWeight: 600, width: mm(90) },
  kind: { width: mm(84), textAlign: "right" },
  title: { fontSize: size.title, fontWeight: 600, lineHeight: 1.2 },
  // A longer one would not stand in one line beside the agency.
  longTitle: { fontSize: size.longTitle },
  number: { fontSize: size.strong, color: quiet, marginTop: 2 },
  rule: { height: 1.5, marginTop: mm(4), marginBottom: mm(6) },
  parties: { flexDirection: "row", marginBottom: mm(6) },
  party: { width: mm(87), paddingRight: mm(6) },
  label: { fontSize: size.small, color: quiet, marginBottom: 1 },
  name: { fontSize: size.strong, fontWeight: 600, marginBottom: 2 },
});

/** Characters of a title in its usual size at most. */
const most = 22;

interface OpeningProps {
  look: Look;
  /** Key of what the document is. */
  kind: string;
  /** Empty where it has none. */
  number: string;
  children: ReactNode;
}

/** What stands at the top of a document: whose it is, what it is, whom it is between and what about. */
export function Opening({ look, kind, number, children }: OpeningProps) {
  const title = look.t(kind);
  return (
    <View>
      <View style={styles.top}>
        {look.logo ? (
          <Image src={look.logo} alt={look.company} style={styles.logo} />
        ) : (
          <Text style={styles.company}>{look.company}</Text>
        )}
        <View style={styles.kind}>
          <Text
            tag="H1"
            style={[styles.title, title.length > most ? styles.longTitle : {}, { color: look.colour }]}
          >
            {title}
          </Text>
          {number ? <Text style={styles.number}>{look.t("documents.number", { number })}</Text> : null}
        </View>
      </View>
      <View style={[styles.rule, { backgroundColor: look.colour }]} />
      {children}
    </View>
  );
}

/** Both parties of a document, side by side. */
export const Parties = ({ children }: { children: ReactNode }) => (
  <View style={styles.parties}>{children}</View>
);

export function Party({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <View style={styles.party}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.name}>{name}</Text>
      {children}
    </View>
  );
}

interface FactProps {
  label: string;
  /** Of its column, in points; half of the page without one. */
  width?: number;
  children: string;
}

/** A fact about the whole document, such as its date. */
export function Fact({ label, width, children }: FactProps) {
  return (
    <View style={width ? [styles.party, { width }] : styles.party}>
      <Text style={styles.label}>{label}</Text>
      <Text>{children}</Text>
    </View>
  );
}
