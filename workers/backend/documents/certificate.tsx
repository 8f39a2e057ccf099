import { Image, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { Children, type ReactNode } from "react";
import type { Certificate } from "#model/online/certificate.ts";
import { signatureField } from "#model/online/signature.ts";
import { Frame } from "./frame.tsx";
import type { Look } from "./look.ts";
import { hairline, ink, measure, mm, quiet, size } from "./style.ts";

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
  further: { flexDirection: "row" },
  label: { width: label, paddingRight: 8, color: quiet },
  value: { width: measure - label },
  // 64 digits on one line, so that they are copied as one word.
  hash: { width: measure - label, fontSize: size.text - 0.5 },
  drawn: { width: mm(48), height: mm(16) },
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
          {rows.map(({ key: label, lines }) => (
            <Fact
              key={label}
              label={t(label)}
              lines={lines.map((line) => (typeof line === "string" ? line : t(line.key, line.values)))}
            />
          ))}
          {key === "documents.certificate.person" && certificate.drawn !== "" && (
            <Drawn strokes={certificate.drawn} label={t("documents.certificate.drawn")} />
          )}
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
        <Text style={styles.note}>{t(certificate.statement)}</Text>
        <Text style={styles.check}>{t("documents.certificate.check")}</Text>
        <Text style={styles.command}>{certificate.command}</Text>
      </View>
    </Frame>
  );
}

/** What stands on one page together: more lines go on to the next one. */
const keptWhole = 20;
/** Letters that surely stand in one line. */
const lineLength = 50;

/** What is said of one thing. Each of many lines is a row by itself: the library cuts off what is higher than a page. */
function Fact({ label, lines }: { label: string; lines: string[] }) {
  const height = lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / lineLength)), 0);
  if (height <= keptWhole) return <FactRow label={label} lines={lines} />;
  const [first = "", ...others] = lines;
  return (
    <>
      <FactRow label={label} lines={[first]} />
      {Children.toArray(others.map(furtherRow))}
    </>
  );
}

const furtherRow = (line: string) => <FactRow lines={[line]} />;

/** A row, which says what it is of unless it goes on with what is above. */
function FactRow({ label, lines }: { label?: string; lines: string[] }) {
  return (
    <View wrap={false} tag="TR" style={label ? styles.row : styles.further}>
      <Text tag={label ? "TH" : "TD"} style={styles.label}>
        {label}
      </Text>
      <View tag="TD" style={styles.value}>
        {Children.toArray(lines.map(lineOf))}
      </View>
    </View>
  );
}

const lineOf = (line: string) => <Text>{line}</Text>;

/** What was drawn as a signature. */
function Drawn({ strokes, label }: { strokes: string; label: string }) {
  const { width, height } = signatureField;
  return (
    <View wrap={false} tag="TR" style={styles.row}>
      <Text tag="TH" style={styles.label}>
        {label}
      </Text>
      <View tag="TD" style={styles.value}>
        <Svg viewBox={`0 0 ${width} ${height}`} alt={label} style={styles.drawn}>
          <Path
            d={strokes}
            fill="none"
            stroke={ink}
            strokeWidth={3}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Svg>
      </View>
    </View>
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
