import { remotes } from '../build/workspaces.ts';
import { run } from '../run.ts';

export interface Check {
  name: string;
  command: string;
  args: string[];
}

export const typesOf = (workspace: string, project = workspace): Check => ({
  name: `types of ${workspace}`,
  command: 'tsc',
  args: ['-p', project, '--pretty', 'false'],
});

export const hostApiCheck: Check = { name: 'host API', command: 'node', args: ['tools/host-api/check.ts'] };

export const checks: readonly Check[] = [
  typesOf('backend', 'backend/tsconfig.check.json'),
  ...['shared-ui', 'shell', ...remotes, 'e2e', 'tools', 'lab'].map((workspace) => typesOf(workspace)),
  { name: 'lint', command: 'oxlint', args: [] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  hostApiCheck,
  { name: 'lockfile', command: 'node', args: ['tools/check/lockfile.ts'] },
];

export async function runCheck({ name, command, args }: Check): Promise<boolean> {
  const began = Date.now();
  const { code, output } = await run(command, args);
  const time = `${((Date.now() - began) / 1000).toFixed(1)} s`;
  console.log(code === 0 ? `  ✓ ${name} (${time})` : `  ✗ ${name} (${time})\n${output}`);
  return code === 0;
}
