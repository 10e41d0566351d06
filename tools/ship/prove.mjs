import { checkOne } from '../check.mjs';
import { checks as ofAll } from '../check/checks.mjs';
import { parallel } from '../run.mjs';

/** Types, lint and tests of one room, and of no other; of the shell also what remotes that are out there rely on. */
export async function prove(room) {
  const checks = [
    { name: 'tests', command: 'npm', args: ['test', '-w', room] },
    { name: 'types', command: 'tsc', args: ['-p', room, '--pretty', 'false'] },
    { name: 'lint', command: 'oxlint', args: [room] },
    ...ofAll.filter(({ name }) => room === 'shell' && name === 'host API'),
  ];
  const isGood = await parallel(checks, checkOne);
  return isGood.every(Boolean);
}
