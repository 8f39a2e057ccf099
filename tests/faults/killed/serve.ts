import { serve } from "#cli/serve.ts";

// The product in a process of its own, to be killed: `node serve.ts <port> <data>`. Says when it is ready.
const [, , port, data = ""] = process.argv;
await serve({ port: Number(port), data });
process.send?.("ready");
