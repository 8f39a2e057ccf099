import { z } from "zod";
import { serve } from "#cli/serve.ts";

// The product in a process of its own, to be killed: `node serve.ts <port> <data>`. Says when it is ready, and lets the night
// of an installation come when it is asked to.
const [, , port, data = ""] = process.argv;
const running = await serve({ port: Number(port), data });
const night = z.object({ installation: z.string(), hours: z.number() });

process.on("message", async (asked: unknown) => {
  const { installation, hours } = night.parse(asked);
  const headers = { "x-installation": installation };
  const answer = await running.backend(`/night?hours=${hours}`, { method: "POST", headers, body: "" });
  process.send?.(answer.ok ? "lived" : await answer.text());
});
process.send?.("ready");
