import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { InvoiceDocument } from "#model/invoice/document.ts";
import { Lines } from "./lines.tsx";
import type { Look } from "./look.ts";
import { Signatures } from "./signatures.tsx";
import { mm, quiet, size } from "./style.ts";
import { SignedBy } from "./totals.tsx";

const styles = StyleSheet.create({
  words: { marginTop: mm(7) },
  label: { fontSize: size.small, color: quiet, marginBottom: 1 },
  electronic: { marginTop: mm(4), color: quiet },
  footer: { marginTop: mm(5), fontSize: size.small, color: quiet },
});

/** What is said below the lines: notes, who answers for it or where it is signed, and the company's own words. */
export function InvoiceEnding({ document, t }: { document: InvoiceDocument; t: Look["t"] }) {
  const { comment, preparedBy, signatures, footer } = document;
  return (
    <>
      {comment ? (
        <View style={styles.words}>
          <Text minPresenceAhead={mm(10)} style={styles.label}>
            {t("documents.comment")}
          </Text>
          <Lines text={comment} />
        </View>
      ) : null}
      <View wrap={false}>
        {preparedBy ? <SignedBy label={t("documents.prepared_by")} name={preparedBy} /> : null}
        {signatures.length > 0 ? (
          <Signatures signatures={signatures} t={t} />
        ) : (
          <Text style={styles.electronic}>{t("documents.electronic")}</Text>
        )}
      </View>
      {footer ? <Lines text={footer} style={styles.footer} /> : null}
    </>
  );
}
