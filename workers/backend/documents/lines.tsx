import { Text, View } from "@react-pdf/renderer";
import { Children, type ComponentProps } from "react";

interface LinesProps {
  text: string;
  style?: ComponentProps<typeof View>["style"];
}

/** Text as it was typed, each of its lines by itself: the type has no glyph for a line break, and another one would be taken. */
export const Lines = ({ text, style }: LinesProps) => (
  <View style={style}>{Children.toArray(text.split(/\r?\n/).map(lineOf))}</View>
);

const lineOf = (line: string) => <Text>{line || " "}</Text>;
