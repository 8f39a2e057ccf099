import { z } from "zod";

/** What the backend says with an upgrade that it lets in: whose session it is, and the last event that the screen has. */
const admission = z.object({ sessionId: z.number(), seq: z.number().nullable() });

export const admissionHeader = "x-room-admission";

/** Throws for a request that did not come through the backend's door. */
export const admissionOf = (request: Request) =>
  admission.parse(JSON.parse(request.headers.get(admissionHeader) ?? "null"));
