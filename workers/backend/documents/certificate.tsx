import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Certificate } from "#model/online/certificate.ts";
import { Frame } from "./frame.tsx";
import type { Look } from "./look.ts";
import { hairline, measure, mm, quiet, size } from "./style.ts";

const label = mm(52);
const styles = StyleSheet.create({
  top: { flexDirection: "row", alignItems: "flex-end", height: mm(18) },
  logo: { height: mm(15), maxWidth: mm(80), objectFit: "contain" },
  company: { fontSize: 15, fontWeight: 600 },
  rule: { height: 1.5, marginTop: mm(4), marginBottom: mm(6) },
  title: { fontSize: size.title, fontWeight: 600, lineHeight: 1.2 },
  heading: {
    marginTop: mm(5),
    paddingBottom: 3,
    borderBottomWidth: hairline.width,
    borderBottomColor: hairline.colour,
    fontSize: size.strong,
    fontWeight: 600,
  },
  row: { flexDirection: "row", paddingTop: 3 },
  label: { width: label, paddingRight: 8, color: quiet },
  value: { width: measure - label },
  // 64 digits on one line, so that they are copied as one word.
  hash: { width: measure - label, fontSize: size.text - 0.5 },
  note: { marginTop: mm(5) },
  check: { marginTop: mm(2), color: quiet },
  command: { marginTop: mm(1) },
});

interface CertificatePageProps {
  certificate: Certificate;
  /** What was accepted, by the key of its kind and by its number. */
  of: { kind: string; number: string };
  look: Look;
}

/** The last page of an accepted document: what was accepted, who did, and what proves it (docs/decisions/074). */
export function CertificatePage({ certificate, of, look }: CertificatePageProps) {
  const { t, colour } = look;
  return (
    <Frame look={look} kind={of.kind} number={of.number}>
      <View style={styles.top}>
        {look.logo ? (
          <Image src={look.logo} alt={look.company} style={styles.logo} />
        ) : (
          <Text style={styles.company}>{look.company}</Text>
        )}
      </View>
      <View style={[styles.rule, { backgroundColor: colour }]} />
      <Text tag="H1" style={[styles.title, { color: colour }]}>
        {t("documents.certificate.title")}
      </Text>
      {certificate.groups.map(({ key, rows }) => (
        <Group key={key} title={t(key)}>
          {rows.map((row) => (
            <View key={row.key} wrap={false} tag="TR" style={styles.row}>
              <Text tag="TH" style={styles.label}>
                {t(row.key)}
              </Text>
              <View tag="TD" style={styles.value}>
                {row.lines.map((line) => {
                  const text = typeof line === "string" ? line : t(line.key, line.values);
                  return <Text key={text}>{text}</Text>;
                })}
              </View>
            </View>
          ))}
        </Group>
      ))}
      <Group title={t("documents.certificate.hashes")}>
        {certificate.hashes.map(({ key, sha256 }) => (
          <View key={key} wrap={false} tag="TR" style={styles.row}>
            <Text tag="TH" style={styles.label}>
              {t(key)}
            </Text>
            <Text style={styles.hash}>{sha256}</Text>
          </View>
        ))}
      </Group>
      <View wrap={false}>
        <Text style={styles.note}>{t("documents.certificate.signature")}</Text>
        <Text style={styles.check}>{t("documents.certificate.check")}</Text>
        <Text style={styles.command}>{certificate.command}</Text>
      </View>
    </Frame>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View>
      <Text tag="H2" minPresenceAhead={mm(10)} style={styles.heading}>
        {title}
      </Text>
      {children}
    </View>
  );
}
