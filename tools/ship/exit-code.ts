import { hasSentences, UsageError } from './cli-error.ts';

export async function runCommand(command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (error) {
    for (const line of linesOf(error)) console.error(line);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** A plain Error comes from a store or a disk and needs no stack. Any other error is a bug, whose stack helps. */
function linesOf(error: unknown): readonly string[] {
  if (hasSentences(error)) return error.sentences;
  if (!(error instanceof Error)) return [String(error)];
  return [(error.constructor === Error ? undefined : error.stack) ?? error.message];
}
