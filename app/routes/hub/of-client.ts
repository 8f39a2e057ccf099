/** What a list is asked with, narrowed to one client. */
export function ofClient(query: string, clientId: string | undefined): string {
  const asked = new URLSearchParams(query);
  asked.set("client", clientId ?? "");
  return `?${asked}`;
}
