import * as build from "virtual:pages";
import { createEdge } from "./edge";

export default createEdge(build);
