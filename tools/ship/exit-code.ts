import { hasSentences, UsageError } from './cli-error.ts';

export async function runCommand(command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (error) {
    for (const line of linesOf(error)) console.error(line);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** The errors of stores and disks have no name of their own and need no stack. Any other is a bug, whose stack helps. */
function linesOf(error: unknown): readonly string[] {
  if (hasSentences(error)) return error.sentences;
  if (!(error instanceof Error)) return [String(error)];
  return [(error.name === 'Error' ? undefined : error.stack) ?? error.message];
}
