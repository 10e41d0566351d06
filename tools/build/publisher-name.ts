import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** The name that the release history shows: as given with `--by`, else from git, else the login name. */
export function publisherName(name?: string): string {
  const found = name?.trim() || gitName() || loginName();
  return found.replace(/\p{Cc}/gu, ' ').slice(0, 80);
}

const gitName = () => spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' }).stdout?.trim();

function loginName(): string {
  try {
    return userInfo().username;
  } catch {
    // Some containers run under a user id without a name.
    return 'unknown';
  }
}
