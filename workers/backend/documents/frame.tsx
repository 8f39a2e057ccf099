import { Image, Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { DocumentHead } from "../../../app/model/document-parts";
import type { Look } from "./look";
import { family, hairline, ink, margin, mm, quiet, size } from "./style";

const styles = StyleSheet.create({
  page: {
    fontFamily: family,
    fontSize: size.text,
    lineHeight: 1.35,
    color: ink,
    paddingTop: margin,
    paddingHorizontal: margin,
    paddingBottom: margin + mm(8),
  },
  top: { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end", height: mm(18) },
  // As wide as its own shape makes it: a drawing would otherwise stand in the middle of a box.
  logo: { height: mm(15), maxWidth: mm(80), objectFit: "contain" },
  company: { fontSize: 15, fontWeight: 600, width: mm(90) },
  kind: { width: mm(80), textAlign: "right" },
  title: { fontSize: size.title, fontWeight: 600, lineHeight: 1.2 },
  number: { fontSize: size.strong, color: quiet, marginTop: 2 },
  rule: { height: 1.5, marginTop: mm(4), marginBottom: mm(6) },
  again: {
    position: "absolute",
    top: mm(9),
    left: margin,
    right: margin,
    color: quiet,
    fontSize: size.small,
  },
  foot: {
    position: "absolute",
    top: mm(297 - 18),
    left: margin,
    right: margin,
    paddingTop: mm(2),
    borderTopWidth: hairline.width,
    borderTopColor: hairline.colour,
    flexDirection: "row",
    justifyContent: "space-between",
    fontSize: size.small,
    color: quiet,
  },
  footHalf: { width: mm(86) },
  right: { textAlign: "right" },
  parties: { flexDirection: "row", marginBottom: mm(6) },
  party: { width: mm(87), paddingRight: mm(6) },
  label: { fontSize: size.small, color: quiet, marginBottom: 1 },
  name: { fontSize: size.strong, fontWeight: 600, marginBottom: 2 },
  facts: { flexDirection: "row", marginBottom: mm(7) },
});

interface FrameProps {
  look: Look;
  /** Key of what the document is. */
  kind: string;
  head: DocumentHead;
  children: ReactNode;
}

/** A page of a document, as often as its content needs it: with its foot, and what it is on every further one. */
export function Frame({ look, kind, head, children }: FrameProps) {
  const number = head.number ? look.t("documents.number", { number: head.number }) : "";
  const again = `${look.t(kind)} ${number}`.trim();
  return (
    <Page
      size="A4"
      style={styles.page}
      // Implies the renderer's newer way of breaking pages, which measures content once: the other one measures all that
      // is left anew for every page, and 500 lines took it eight times as long.
      layout={({ children: content, pageNumber = 1, totalPages = pageNumber }) => (
        <>
          {pageNumber > 1 ? <Text style={styles.again}>{again}</Text> : null}
          {content}
          <View style={styles.foot}>
            <Text style={styles.footHalf}>{look.company}</Text>
            <Text style={[styles.footHalf, styles.right]}>
              {look.t("documents.page", { page: String(pageNumber), pages: String(totalPages) })}
            </Text>
          </View>
        </>
      )}
    >
      {children}
    </Page>
  );
}

/** What stands at the top of a document: whose it is, what it is, whom it is between and what about. */
export function Opening({ look, kind, head, children }: FrameProps) {
  const { t } = look;
  return (
    <View>
      <View style={styles.top}>
        {look.logo ? (
          <Image src={look.logo} style={styles.logo} />
        ) : (
          <Text style={styles.company}>{look.company}</Text>
        )}
        <View style={styles.kind}>
          <Text style={[styles.title, { color: look.colour }]}>{t(kind)}</Text>
          {head.number ? (
            <Text style={styles.number}>{t("documents.number", { number: head.number })}</Text>
          ) : null}
        </View>
      </View>
      <View style={[styles.rule, { backgroundColor: look.colour }]} />
      <View style={styles.parties}>
        <Party label={t("documents.agency_company")} name={look.company} lines={[head.manager, head.email]} />
        <Party
          label={t("documents.client")}
          name={head.client}
          lines={head.contact ? [t("documents.contact", { name: head.contact })] : []}
        />
      </View>
      <View style={styles.facts}>{children}</View>
    </View>
  );
}

function Party({ label, name, lines }: { label: string; name: string; lines: string[] }) {
  return (
    <View style={styles.party}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.name}>{name}</Text>
      {lines.filter(Boolean).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  );
}

/** A fact about the whole document, such as its date. */
export function Fact({ label, children }: { label: string; children: string }) {
  return (
    <View style={styles.party}>
      <Text style={styles.label}>{label}</Text>
      <Text>{children}</Text>
    </View>
  );
}
