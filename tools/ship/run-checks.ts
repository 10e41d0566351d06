import { hostApiCheck, runCheck, typesOf, type Check } from '../check/checks.ts';
import { parallel } from '../run.ts';

/** Types, lint and tests of one workspace. For the shell also whether the last remotes still fit. */
export async function runChecks(workspace: string): Promise<boolean> {
  const checks: Check[] = [
    { name: 'tests', command: 'npm', args: ['test', '-w', workspace] },
    { ...typesOf(workspace), name: 'types' },
    { name: 'lint', command: 'oxlint', args: [workspace] },
    ...(workspace === 'shell' ? [hostApiCheck] : []),
  ];
  const results = await parallel(checks, runCheck);
  return results.every(Boolean);
}
