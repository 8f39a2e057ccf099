import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { DocumentSum } from "#model/document/parts.ts";
import type { DocumentText } from "#model/document/vat-text.ts";
import type { Look } from "./look.ts";
import { ink, mm, quiet, size } from "./style.ts";

const styles = StyleSheet.create({
  block: { width: mm(92), alignSelf: "flex-end", marginTop: mm(8) },
  row: { flexDirection: "row", paddingVertical: 2 },
  label: { width: mm(54), color: quiet, paddingRight: 6 },
  amount: { width: mm(38), textAlign: "right" },
  total: {
    marginTop: 3,
    paddingTop: 5,
    borderTopWidth: 0.8,
    borderTopColor: ink,
    fontSize: size.strong + 1,
    fontWeight: 600,
  },
  totalLabel: { color: ink },
  hint: { width: mm(92), alignSelf: "flex-end", marginTop: 2, fontSize: size.small, color: quiet },
  signed: { marginTop: mm(8) },
  quiet: { fontSize: size.small, color: quiet },
});

interface TotalsProps {
  sums: DocumentSum[];
  /** What the sums include, where that has to be said. */
  hint?: DocumentText | undefined;
  t: Look["t"];
}

/** The sums, as a block at the right: on one page, the last of them what is to be paid. */
export function Totals({ sums, hint, t }: TotalsProps) {
  if (!hint) return <Sums sums={sums} t={t} />;
  return (
    <View wrap={false}>
      <Sums sums={sums} t={t} />
      <Text style={styles.hint}>{t(hint.key, hint.values)}</Text>
    </View>
  );
}

function Sums({ sums, t }: TotalsProps) {
  return (
    <View wrap={false} tag="Table" style={styles.block}>
      {sums.map(({ key, values, base, amount, isTotal }) => (
        <View
          key={[key, ...Object.values(values ?? {})].join()}
          tag="TR"
          style={isTotal ? [styles.row, styles.total] : styles.row}
        >
          <Text tag="TH" style={isTotal ? [styles.label, styles.totalLabel] : styles.label}>
            {t(key, values)}
            {base ? ` ${t(base.key, base.values)}` : null}
          </Text>
          <Text style={styles.amount}>{amount}</Text>
        </View>
      ))}
    </View>
  );
}

/** Who answers for a document. */
export function SignedBy({ label, name }: { label: string; name: string }) {
  return (
    <View wrap={false} style={styles.signed}>
      <Text style={styles.quiet}>{label}</Text>
      <Text>{name}</Text>
    </View>
  );
}
