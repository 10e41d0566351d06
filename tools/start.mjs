// npm start: builds what is not built, then is the server. One process, so that a signal to it reaches the server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build/index.mjs';
import { choosePort } from './start/port.mjs';
import { announce } from './start/ready.mjs';
import { root } from './root.mjs';

process.chdir(root);
process.title = 'flight-amigo';
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.SHELL_DIR ||= 'shell/dist/release';

const address = await choosePort();
if (!(await build())) process.exit(1);
process.setSourceMapsEnabled(true);
announce(address);
await import(join(root, 'backend/dist/main.js'));
