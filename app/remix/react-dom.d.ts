/** React for Workers by its own name: "react-dom/server" tells of both, and is this one only where Workers are built. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
