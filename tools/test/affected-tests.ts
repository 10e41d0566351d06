import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { workspaces } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { importGraph } from './import-graph.ts';

/** What every test depends on without importing it. */
const everywhere =
  /^(package-lock\.json|jest\.config\.mjs|tsconfig\.base\.json|[\w-]+\/package\.json|tools\/jest\/.*|backend\/test\/[^/]*)$/;

/** The files that differ from the main branch, committed or not, and those that Git does not know yet. */
export function changedFiles(repository = root): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });
  const branches = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main');
  const [main = 'HEAD'] = branches.split('\n').filter(Boolean);
  const base = git('merge-base', 'HEAD', main).trim();
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lists.flatMap((list) => list.split('\n').filter(Boolean)))];
}

/** The page tests and backend tests that import a changed file directly or indirectly, or read it. */
export function affectedTests(changed: readonly string[], repository = root): string[] {
  const sources = globSync(`{${workspaces.join(',')}}/{src,test}/**/*.{ts,tsx}`, { cwd: repository });
  const tests = sources.filter((file) => /\.test\.tsx?$/.test(file)).sort();
  if (changed.some((file) => everywhere.test(file))) return tests;

  const graph = importGraph(repository);
  const importers = new Map<string, string[]>();
  for (const source of sources)
    for (const file of graph.importsOf(source).files)
      importers.set(file, [...(importers.get(file) ?? []), source]);

  const affected = new Set([...changed, ...changed.flatMap(foldersAround)]);
  for (const path of affected) for (const importer of importers.get(path) ?? []) affected.add(importer);
  return tests.filter((test) => affected.has(test));
}

/** `a/b/c.ts` is in `a/b` and `a`: who reads a folder depends on it. */
function foldersAround(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

if (process.argv[1] === import.meta.filename) console.log(affectedTests(changedFiles()).join('\n'));
