import { Misuse } from './saying.mjs';

/** Does what was asked, and ends the process as a command should: 0 done, 1 not done, 2 asked wrongly. */
export async function endingWith(work) {
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    // What is refused comes in sentences; anything else is a fault of ours and keeps its stack.
    if (!error.sentences) throw error;
    for (const sentence of error.sentences) console.error(sentence);
    process.exitCode = error instanceof Misuse ? 2 : 1;
  }
}
