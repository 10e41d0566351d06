// node tools/ship/testing/publish-build.ts <name> <text> [--canary 10] [--path /gates] [--drop-paths]
// The part of npm run ship after a successful build.
import { parseArgs } from 'node:util';
import { runCommand } from '../exit-code.ts';
import { publishAndReport } from '../publish-and-report.ts';
import { releaseTargetFor } from '../release-target-for.ts';
import { fakeBuild } from './fake-build.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { canary: { type: 'string' }, path: { type: 'string' }, 'drop-paths': { type: 'boolean' } },
});
const [name = '', text = ''] = positionals;
const percent = values.canary === undefined ? undefined : Number(values.canary);

await runCommand(async () => {
  const options = { by: 'a test', percent, dropPaths: values['drop-paths'] };
  await publishAndReport(await releaseTargetFor({}), fakeBuild(name, text, values.path), options);
  return true;
});
