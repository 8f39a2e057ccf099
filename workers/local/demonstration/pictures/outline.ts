/** Where a circle's curve has its handles. */
const handle = 0.5523;

export const ellipse = (x: number, y: number, rx: number, ry = rx): string => {
  const [hx, hy] = [rx * handle, ry * handle];
  return (
    `M${x - rx} ${y} C${x - rx} ${y - hy} ${x - hx} ${y - ry} ${x} ${y - ry} ` +
    `C${x + hx} ${y - ry} ${x + rx} ${y - hy} ${x + rx} ${y} ` +
    `C${x + rx} ${y + hy} ${x + hx} ${y + ry} ${x} ${y + ry} ` +
    `C${x - hx} ${y + ry} ${x - rx} ${y + hy} ${x - rx} ${y} Z`
  );
};

export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const [right, bottom, r] = [x + width, y + height, radius];
  return (
    `M${x + r} ${y} L${right - r} ${y} Q${right} ${y} ${right} ${y + r} ` +
    `L${right} ${bottom - r} Q${right} ${bottom} ${right - r} ${bottom} ` +
    `L${x + r} ${bottom} Q${x} ${bottom} ${x} ${bottom - r} L${x} ${y + r} Q${x} ${y} ${x + r} ${y} Z`
  );
};
