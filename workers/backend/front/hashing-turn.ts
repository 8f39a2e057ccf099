/** Milliseconds between two hashes, in which others are answered, and after which nobody needs them any more. */
const rest = 50;
const rested = 1000;

/** When the last hash began, and when the next one may. A process has one thread, and a hash holds it for a third of a second. */
let began = Number.NEGATIVE_INFINITY;
let freeAt = 0;
let isUnderWay = false;

/**
 * Waits until the next hash may begin: thirty sign-ins at once would keep everybody else waiting for ten seconds. Nobody is
 * told when a hash ends, since the clock of a Worker stands still meanwhile: who looks next after it sees that it has.
 */
export async function hashingTurn(): Promise<void> {
  for (let now = Date.now(); ; now = Date.now()) {
    if (isUnderWay) freeAt = now - began > rested ? now : now + rest;
    isUnderWay = false;
    if (now >= freeAt) break;
    await new Promise((resolve) => setTimeout(resolve, freeAt - now));
  }
  began = Date.now();
  isUnderWay = true;
}
