/** Where Remix makes the routes of browsers, of which it exports nothing. */
declare module "@remix-run/react/dist/esm/routes.js" {
  export { createClientRoutes } from "@remix-run/react/dist/routes";
}

/** React for Workers by its own name: "react-dom/server" tells of both, and is this one only where Workers are built. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
