import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** Before the rule that shortens the declaration: what comes first here runs last. */
export const wordRules = (dir: string, { isShell = false, onServer = false }): RuleSetRule[] => [
  ...(onServer ? [allOnServer(dir, isShell)] : []),
  {
    test: /[\\/]src[\\/](forms[\\/])?words[\\/](index|[a-z]{2})\.ts$/,
    enforce: 'pre',
    loader: join(import.meta.dirname, 'words-loader.ts'),
    options: { dir, onServer },
  },
];

/** A remote's declaration, and a file of the shell, name the words of all languages. */
const allOnServer = (dir: string, isShell: boolean): RuleSetRule => ({
  resource: join(dir, isShell ? 'src/server/words.ts' : 'src/remote.tsx'),
  enforce: 'pre',
  loader: join(import.meta.dirname, 'load-words.ts'),
  options: { folder: isShell ? '../words' : './words', atOnce: isShell },
});
