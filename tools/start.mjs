// npm start: builds what is not built, then is the server. One process, so that a signal to it reaches the server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build/index.mjs';
import { choosePort } from './start/port.mjs';
import { root } from './root.mjs';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.SHELL_DIR ||= 'shell/dist/release';

await choosePort();
if (!(await build())) process.exit(1);
process.setSourceMapsEnabled(true);
await import(join(root, 'backend/dist/main.js'));
