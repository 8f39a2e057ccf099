import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { DocumentMark, InvoiceDocument } from "#model/invoice/document.ts";
import type { DocumentParty } from "#model/invoice/parties.ts";
import { FactLines, Facts, quarter } from "./facts.tsx";
import type { Look } from "./look.ts";
import { Opening, Parties, Party } from "./opening.tsx";
import { hairline, measure, mm, size } from "./style.ts";

const styles = StyleSheet.create({
  mark: {
    flexDirection: "row",
    alignItems: "baseline",
    marginBottom: mm(6),
    paddingBottom: mm(3),
    borderBottomWidth: hairline.width,
    borderBottomColor: hairline.colour,
  },
  word: { fontSize: size.strong, fontWeight: 600, marginRight: mm(4) },
});

/** The top of an invoice, a waybill or a credit note: seller and buyer with all that the law asks for, dates, references. */
export function InvoiceOpening({ document, look }: { document: InvoiceDocument; look: Look }) {
  const { kind, number, mark, seller, buyer, payment, facts, subject, carriage } = document;
  return (
    <Opening look={look} kind={`documents.${kind}`} number={number}>
      {mark ? <Mark mark={mark} t={look.t} /> : null}
      <Parties>
        {/* Accounts that it is paid to stand beside its sums. */}
        <Side party={payment ? { ...seller, accounts: [] } : seller} t={look.t} />
        <Side party={buyer} t={look.t} />
      </Parties>
      <Facts facts={facts} t={look.t} />
      {carriage.length > 0 ? <Facts facts={carriage} t={look.t} /> : null}
      <Facts facts={subject} widths={[measure / 2, quarter]} t={look.t} />
    </Opening>
  );
}

function Mark({ mark: { word, detail }, t }: { mark: DocumentMark; t: Look["t"] }) {
  return (
    <View style={styles.mark}>
      <Text style={styles.word}>{t(word.key, word.values)}</Text>
      {detail ? <Text>{t(detail.key, detail.values)}</Text> : null}
    </View>
  );
}

function Side({ party, t }: { party: DocumentParty; t: Look["t"] }) {
  const accounts = party.accounts.map(({ bank, iban }) => ({
    key: "documents.account",
    value: [iban, bank].filter(Boolean).join(", "),
  }));
  return (
    <Party label={t(party.key)} name={party.name}>
      <FactLines facts={[...party.facts, ...accounts]} t={t} />
    </Party>
  );
}
