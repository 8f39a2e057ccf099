import { foreignBackend } from "../gate/foreign-backend.ts";
import type { TestInstallation } from "./installation.ts";

/** A status with a body: an object is sent as JSON, a text as the HTML that broken servers send. */
interface Reply {
  status: number;
  body: unknown;
}

/** An agency's own backend with colours of its own, which can be told to break. */
export interface BreakableBackend {
  installation: TestInstallation;
  /** From now on it answers an operation such as "GET /api/user" so. */
  answer: (operation: string, status: number, body: unknown) => void;
  /** From now on it answers everything so. */
  answerAll: (status: number, body: unknown) => void;
  /** It answers as at first again. */
  mend: () => void;
  stop: () => Promise<void>;
}

/** Its primary colour, as browsers compute it. */
export const ownColour = "rgb(0, 95, 70)";

const own: [string, Reply] = [
  "GET /api/system-config",
  {
    status: 200,
    body: {
      data: {
        colors: {
          primary_color: "#005f46",
          secondary_color: "#9fa7b8",
          button1_color: "#005f46",
          button2_color: "#8a2f1b",
          text1_color: "#000333",
          text2_color: "#000000",
        },
      },
    },
  },
];

export async function breakableBackend(): Promise<BreakableBackend> {
  const backend = await foreignBackend();
  let told = new Map([own]);
  let everything: Reply | undefined;
  backend.answer((usual) => (request, response) => {
    const reply = everything ?? told.get(`${request.method} ${request.url?.split("?")[0]}`);
    if (!reply) return usual(request, response);
    const isHtml = typeof reply.body === "string";
    response.writeHead(reply.status, { "Content-Type": isHtml ? "text/html" : "application/json" });
    response.end(isHtml ? reply.body : JSON.stringify(reply.body));
  });
  let isStopped = false;
  return {
    installation: backend.installation,
    answer: (operation, status, body) => void told.set(operation, { status, body }),
    answerAll: (status, body) => {
      everything = { status, body };
    },
    mend: () => {
      told = new Map([own]);
      everything = undefined;
    },
    stop: async () => {
      if (!isStopped) await backend.stop();
      isStopped = true;
    },
  };
}
