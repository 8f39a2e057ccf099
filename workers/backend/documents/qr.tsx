import { Path, Svg } from "@react-pdf/renderer";
import { qrDrawing } from "#model/invoice/qr-drawing.ts";
import { ink } from "./style.ts";

/** A QR code as a drawing. The white around it is the page's. */
export function QrCode({ content, width, alt }: { content: string; width: number; alt: string }) {
  const { size, path } = qrDrawing(content);
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} alt={alt} style={{ width, height: width }}>
      <Path d={path} fill={ink} />
    </Svg>
  );
}
