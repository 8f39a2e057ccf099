/** How many labels have room below a chart of each width, the widest first; styles/charts.css has the widths. */
const widths = [
  { room: "wide", most: 24 },
  { room: "medium", most: 12 },
  { room: "narrow", most: 6 },
] as const;

export type Room = (typeof widths)[number]["room"];

/**
 * For each of so many steps the narrowest chart that has room for its label; undefined where none has. Whatever a narrow
 * chart shows, a wider one shows as well, at even distances.
 */
export function roomsOf(count: number): (Room | undefined)[] {
  const rooms = Array.from({ length: count }, (): Room | undefined => undefined);
  let stride = 1;
  for (const { room, most } of widths) {
    stride *= Math.ceil(count / stride / most);
    for (let index = 0; index < count; index += stride) rooms[index] = room;
  }
  return rooms;
}
