/** Whether the door of the room stays closed because the session ended; without a network nobody knows. */
export async function isSignedOut(): Promise<boolean> {
  try {
    return (await fetch("/api/user", { headers: { Accept: "application/json" } })).status === 401;
  } catch {
    return false;
  }
}
