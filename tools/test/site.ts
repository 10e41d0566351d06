// npm run test:site -- https://staging.example                    the browser stories, against a site that runs already
// npm run test:site -- https://staging.example specs/payments     some of them; what follows the address goes to Playwright
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { findBrowser } from './browser.ts';

const [address = '', ...rest] = process.argv.slice(2);
if (!URL.canParse(address)) {
  console.error('Which site? npm run test:site -- https://staging.example');
  process.exit(2);
}
const { code } = await run('playwright', ['test', ...rest], {
  cwd: join(root, 'e2e'),
  onOutput: (text) => process.stdout.write(text),
  env: { BASE_URL: address, CHROMIUM: await findBrowser() },
});
process.exitCode = code;
