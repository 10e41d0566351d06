import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who gives something to visitors, for those who read it later. */
export function whoIs(given) {
  const who = given?.trim() || gitName() || loginName();
  return who.replace(/\p{Cc}/gu, ' ').slice(0, 80);
}

const gitName = () => spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' }).stdout?.trim();

function loginName() {
  try {
    return userInfo().username;
  } catch {
    // In some containers nobody has a name.
    return 'somebody';
  }
}
