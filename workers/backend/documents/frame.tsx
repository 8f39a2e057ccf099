import { Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Look } from "./look.ts";
import { family, hairline, ink, margin, mm, quiet, size } from "./style.ts";

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
  again: {
    position: "absolute",
    top: mm(9),
    left: margin,
    right: margin,
    color: quiet,
    fontSize: size.small,
  },
  // Behind everything, as pale as a watermark, and on a copy still there.
  mark: {
    position: "absolute",
    top: mm(130),
    left: 0,
    width: mm(210),
    textAlign: "center",
    fontSize: 96,
    lineHeight: 1.2,
    fontWeight: 600,
    color: "#eceef2",
    transform: "rotate(-38deg)",
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
});

interface FrameProps {
  look: Look;
  /** Key of what the document is. */
  kind: string;
  /** Empty where it has none. */
  number: string;
  /** A word behind every page of a document that is not in force. */
  mark?: string | undefined;
  children: ReactNode;
}

/** A page of a document, as often as its content needs it: with its foot, and what it is on every further one. */
export function Frame({ look, kind, number, mark, children }: FrameProps) {
  const shown = number ? look.t("documents.number", { number }) : "";
  const again = [look.t(kind), shown, mark && `(${mark})`].filter(Boolean).join(" ");
  return (
    <Page
      size="A4"
      style={styles.page}
      // Implies the renderer's newer way of breaking pages, which measures content once: the other one measures all that
      // is left again for every page, and 500 lines took it eight times as long.
      layout={({ children: content, pageNumber = 1, totalPages = pageNumber }) => (
        <>
          {mark ? (
            <Text tag="Artifact" style={styles.mark}>
              {mark}
            </Text>
          ) : null}
          {pageNumber > 1 ? (
            <Text tag="Artifact" style={styles.again}>
              {again}
            </Text>
          ) : null}
          {content}
          <View tag="Artifact" style={styles.foot}>
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
