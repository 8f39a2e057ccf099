import { type Operator, operatorOf } from "../../workers/cli/operator-client";
import { port } from "../support/installation";

/** The token of the run's operator. */
export const operatorToken = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port + 1}/`)).text();

/** Where the run's edge answers the command. */
export const edge = `http://127.0.0.1:${port}`;

/** Manages the tenants of the run. */
export const operator = async (): Promise<Operator> => operatorOf(new URL(edge), await operatorToken());
