/** A Worker that does nothing: what the runtime itself takes to start. */
export default { fetch: () => new Response("nothing") };
