// node tools/ship/testing/publish-build.ts <name> <words> [--canary 10] [--path /gates] [--drop-paths]
// What npm run ship does after a build that was good.
import { parseArgs } from 'node:util';
import { deskOf } from '../open-target.ts';
import { endingWith } from '../exit-code.ts';
import { given } from '../publish.ts';
import { madeUp } from './fake-build.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { canary: { type: 'string' }, path: { type: 'string' }, 'drop-paths': { type: 'boolean' } },
});
const percent = values.canary && Number(values.canary);

await endingWith(async () => {
  const options = { by: 'a test', percent, dropPaths: values['drop-paths'] };
  await given(await deskOf({}), madeUp(...positionals, values.path), options);
  return true;
});
