import * as build from "virtual:pages";
import { createEdge } from "./app.ts";

export default createEdge(build);
