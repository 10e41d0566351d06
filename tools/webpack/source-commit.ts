import { spawnSync } from 'node:child_process';
import { root } from '../root.mjs';

/** An image is built without the repository's `.git`, so it gets the commit from outside. */
export function sourceCommit(env = process.env, repository = root): string | undefined {
  const commit = env.SOURCE_COMMIT?.trim() || describedByGit(repository);
  if (commit && !/^[\da-f]{7,64}(-dirty)?$/.test(commit))
    throw new Error(`SOURCE_COMMIT is no commit: "${commit}"`);
  return commit || undefined;
}

const describedByGit = (repository: string) =>
  spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=40'], {
    cwd: repository,
    encoding: 'utf8',
  }).stdout?.trim();
