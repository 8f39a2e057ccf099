/** A change of what is in an estimate, as it is sent to the backend (specification §7). */
export interface IntentRequest {
  method: "POST" | "PATCH";
  path: string;
  body?: object;
}
