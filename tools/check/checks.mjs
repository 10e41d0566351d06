import { remotes } from '../build/rooms.mjs';

const types = (room, project = room) => ({
  name: `types of ${room}`,
  command: 'tsc',
  args: ['-p', project, '--pretty', 'false'],
});

/** All that can be said of the code without running it. */
export const checks = [
  types('backend', 'backend/tsconfig.check.json'),
  ...['shared-ui', 'shell', ...remotes, 'e2e', 'tools/faults'].map((room) => types(room)),
  { name: 'lint', command: 'oxlint', args: [] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'host API', command: 'node', args: ['tools/host-api/check.mjs'] },
  { name: 'lockfile', command: 'node', args: ['tools/lock-gaps.mjs'] },
];
