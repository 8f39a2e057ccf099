/** What a list is asked with, narrowed to one client or one project. */
export function narrowed(query: string, to: "client" | "project", id: string | undefined): string {
  const asked = new URLSearchParams(query);
  asked.set(to, id ?? "");
  return `?${asked}`;
}
