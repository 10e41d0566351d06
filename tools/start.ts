// npm start: builds what has changed, then becomes the server. One process, so that signals reach the server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build/build-and-publish.ts';
import { root } from './root.mjs';
import { choosePort } from './start/port.ts';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.SHELL_DIR ||= 'shell/dist/release';
await choosePort();
if (!(await build())) process.exit(1);
process.setSourceMapsEnabled(true);
await import(join(root, 'backend/dist/main.js'));
