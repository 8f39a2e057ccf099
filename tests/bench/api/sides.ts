import type { Asked, Target } from "../support/requests.ts";

/** A server that does the same to the same projects. */
export interface Side extends Target {
  name: string;
  /** What is asked of the product, in the words of this one. */
  asking?: (asked: Asked) => Asked;
}
