declare namespace Cloudflare {
  /** What an object of the backend reaches of its own Worker by `ctx.exports`. */
  interface GlobalProps {
    mainModule: typeof import("./index.ts");
  }
}
