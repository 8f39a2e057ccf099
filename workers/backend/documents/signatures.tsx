import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { Look } from "./look.ts";
import { mm, quiet, size } from "./style.ts";

const styles = StyleSheet.create({
  signatures: { flexDirection: "row", marginTop: mm(10) },
  signature: { width: mm(82), marginRight: mm(10) },
  label: { fontSize: size.small, color: quiet, marginBottom: 1 },
  line: {
    marginTop: mm(12),
    paddingTop: 3,
    borderTopWidth: 0.5,
    borderTopColor: quiet,
    fontSize: size.small,
    color: quiet,
  },
});

/** Where both parties sign, side by side and on one page. */
export function Signatures({ signatures, t }: { signatures: { key: string; name: string }[]; t: Look["t"] }) {
  return (
    <View wrap={false} style={styles.signatures}>
      {signatures.map(({ key, name }) => (
        <View key={key} style={styles.signature}>
          <Text style={styles.label}>{t(key)}</Text>
          <Text>{name || " "}</Text>
          <Text style={styles.line}>{t("documents.signature_line")}</Text>
        </View>
      ))}
    </View>
  );
}
