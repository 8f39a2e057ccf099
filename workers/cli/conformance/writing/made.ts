/** What the kit made, by what it is; null where it could not be. Later parts build on it. */
export interface Made {
  item: number | null;
  unit: number | null;
  client: number | null;
  manager: number | null;
  project: number | null;
}
