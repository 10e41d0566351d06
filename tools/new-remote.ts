// npm run new:remote -- gates   a new remote: a page at /gates, its test, its place in the registry
import { existsSync } from 'node:fs';
import { releaseName } from './build/workspaces.ts';
import { furnish } from './new-remote/create-workspace.ts';
import { link } from './new-remote/link-workspace.ts';
import { refusal } from './new-remote/name-refusal.ts';
import { wordsOf } from './new-remote/names.ts';
import { root } from './root.mjs';
import { run } from './run.ts';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');

const name = releaseName(process.argv[2] ?? '');
const why = name ? await refusal(name) : 'it needs a name: npm run new:remote -- lost-items';
if (why) {
  console.error(`No remote was made: ${why}.`);
  process.exit(2);
}
const words = wordsOf(name);
const { room, path, component } = words;
furnish(words);
link(room);
await run('oxfmt', ['--write', room]);
// In a process of its own: it finds the rooms that are there when it begins.
const show = (text) => process.stdout.write(text);
const { code } = await run(process.execPath, ['tools/build.ts', room], { onOutput: show });
if (code !== 0) {
  console.error(`${room} was made, but could not be built; the reason is above.`);
  process.exit(1);
}
const site = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 8080}`;
// A bucket is everybody's: nothing goes there by a build alone.
const isShown = !process.env.RELEASES_BUCKET;
console.log(`
  ${room} is there, and ${isShown ? 'a site that serves these releases shows its page' : 'its page shows once it is shipped'}: ${site}${path}

  its page       ${room}/src/pages/${component}Page.tsx
  its paths      ${room}/src/remote.tsx
  see edits      npm run dev -- ${room}
  test it        npm test -w ${room}
  ship it        npm run ship -- ${room}
  commit         ${room} and package-lock.json

  The rest is in CONTRIBUTING.md, "A team and its remote".
`);
