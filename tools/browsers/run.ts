// npm run browsers                              one story through all rooms in Firefox and in WebKit
// npm run browsers -- https://staging.example   the same on a site that runs already
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { engines } from './engines.ts';

const [address] = process.argv.slice(2);
if (address && !URL.canParse(address)) {
  console.error('Which site? npm run browsers -- https://staging.example');
  process.exit(2);
}
const found = Object.entries(engines).filter(([name, { find, install }]) => {
  const isThere = Boolean(find());
  if (!isThere) console.log(`${name} is left out. ${install}`);
  return isThere;
});
if (!found.length) process.exit(1);
const projects = found.map(([name]) => `--project=${name}`);
const { code } = await run('playwright', ['test', '--config=browsers.config.ts', ...projects], {
  cwd: join(root, 'e2e'),
  onOutput: (text) => process.stdout.write(text),
  env: address ? { BASE_URL: address } : {},
});
if (code === 0) console.log('Pictures of the pages are in test-results/browsers.');
process.exitCode = code;
