import { Misuse } from './cli-error.ts';

/** Does what was asked, and ends the process as a command should: 0 done, 1 not done, 2 asked wrongly. */
export async function endingWith(work) {
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    for (const sentence of sentencesOf(error)) console.error(sentence);
    process.exitCode = error instanceof Misuse ? 2 : 1;
  }
}

/** A refusal comes in sentences, and what a store or a disk could not do in one; a fault of ours keeps its stack. */
function sentencesOf(error) {
  if (error.sentences) return error.sentences;
  return [error.constructor === Error ? error.message : error.stack];
}
