import * as build from "virtual:pages";
import { createEdge } from "./edge";
import { mailbox } from "./local-mailbox";

/** The edge of a local run: with the page that shows captured mails. A deployment is built from app.ts, without it. */
export default createEdge(build, mailbox);
