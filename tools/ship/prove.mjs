import { checkOne } from '../check.mjs';
import { parallel } from '../run.mjs';

/** Types, lint and tests of one room, and of no other; resolves to whether all of them pass. */
export async function prove(room) {
  const checks = [
    { name: 'tests', command: 'npm', args: ['test', '-w', room] },
    { name: 'types', command: 'tsc', args: ['-p', room, '--pretty', 'false'] },
    { name: 'lint', command: 'oxlint', args: [room] },
  ];
  const isGood = await parallel(checks, checkOne);
  return isGood.every(Boolean);
}
