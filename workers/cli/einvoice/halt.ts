/** Why the command cannot go on, in words. */
export class Halt extends Error {
  override readonly name = "Halt";
}
