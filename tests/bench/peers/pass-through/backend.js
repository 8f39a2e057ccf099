import { randomBytes } from "node:crypto";
import { createServer } from "node:http";

// A backend of an agency's own: GET /api/bytes/<number> sends so many, PUT counts those that it gets.
const most = randomBytes(10_000_000);

createServer(async (request, response) => {
  const [, number] = /^\/api\/bytes\/(\d+)$/.exec(request.url) ?? [];
  if (request.method === "PUT") {
    let count = 0;
    for await (const chunk of request) count += chunk.length;
    return response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ count }));
  }
  const body = most.subarray(0, Number(number));
  response.writeHead(200, { "Content-Type": "application/octet-stream", "Content-Length": body.length });
  response.end(body);
}).listen(Number(process.env.PORT), "127.0.0.1");
