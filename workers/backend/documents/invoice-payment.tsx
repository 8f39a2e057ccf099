import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { DocumentPayment } from "#model/invoice/document.ts";
import type { Look } from "./look.ts";
import { QrCode } from "./qr.tsx";
import { mm, quiet, size } from "./style.ts";

const code = mm(25);
const styles = StyleSheet.create({
  block: { flexDirection: "row", width: mm(78), marginTop: mm(8) },
  code: { marginRight: mm(5) },
  words: { width: mm(48) },
  alone: { width: mm(76) },
  label: { fontSize: size.small, color: quiet, marginBottom: 1 },
  account: { marginBottom: 4 },
});

/** Where a document is paid: its accounts, and the code that a bank's app reads. */
export function InvoicePayment({ payment: { accounts, qr }, t }: { payment: DocumentPayment; t: Look["t"] }) {
  if (accounts.length === 0) return <View />;
  return (
    <View style={styles.block}>
      {qr ? (
        <View style={styles.code}>
          <QrCode content={qr} width={code} alt={t("documents.scan")} />
        </View>
      ) : null}
      <View style={qr ? styles.words : styles.alone}>
        <Text style={styles.label}>{t("documents.payment")}</Text>
        {accounts.map(({ bank, iban }) => (
          <View key={iban} style={styles.account}>
            <Text>{iban}</Text>
            {bank ? <Text>{bank}</Text> : null}
          </View>
        ))}
        {qr ? <Text style={styles.label}>{t("documents.scan")}</Text> : null}
      </View>
    </View>
  );
}
