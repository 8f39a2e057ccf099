import proxy from "@fastify/http-proxy";
import fastify from "fastify";

const app = fastify({ bodyLimit: 100_000_000 });
app.register(proxy, { upstream: process.env.UPSTREAM, prefix: "/api", rewritePrefix: "/api" });
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
