import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** Where a workspace names the files of its words: a remote in its declaration, and the shell here. */
export const loadingFile = (dir: string, isShell: boolean) =>
  join(dir, isShell ? 'src/words/load.ts' : 'src/remote.tsx');

export const loadingFolder = (isShell: boolean) => (isShell ? '.' : './words');

/** Before the rule that shortens the declaration: what comes first here runs last. */
export const wordRules = (dir: string, { isShell = false, onServer = false }): RuleSetRule[] => [
  {
    resource: loadingFile(dir, isShell),
    enforce: 'pre',
    loader: join(import.meta.dirname, 'load-words.ts'),
    options: { folder: loadingFolder(isShell), atOnce: isShell && onServer },
  },
  {
    test: /[\\/]src[\\/](forms[\\/])?words[\\/](index|[a-z]{2})\.ts$/,
    enforce: 'pre',
    loader: join(import.meta.dirname, 'words-loader.ts'),
  },
];
