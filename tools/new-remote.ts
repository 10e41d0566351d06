// npm run new:remote -- gates   a new remote: a page at /gates, its test, its entry in the registry
import { existsSync } from 'node:fs';
import { releaseName } from './build/workspaces.ts';
import { createWorkspace } from './new-remote/create-workspace.ts';
import { linkWorkspace } from './new-remote/link-workspace.ts';
import { nameRefusal } from './new-remote/name-refusal.ts';
import { remoteNames } from './new-remote/names.ts';
import { root } from './root.mjs';
import { run } from './run.ts';

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');

const name = releaseName(process.argv[2] ?? '');
const refusal = name ? await nameRefusal(name) : 'it needs a name: npm run new:remote -- lost-items';
if (refusal) {
  console.error(`No remote was made: ${refusal}.`);
  process.exit(2);
}

const names = remoteNames(name);
const { workspace, path, component } = names;
createWorkspace(names);
linkWorkspace(workspace);
await run('oxfmt', ['--write', workspace]);

// In a new process, because the list of workspaces is read once at the start.
const { code } = await run(process.execPath, ['tools/build.ts', workspace], {
  onOutput: (text) => process.stdout.write(text),
});
if (code !== 0) {
  console.error(`${workspace} was made, but could not be built; the reason is above.`);
  process.exit(1);
}

const site = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 8080}`;
// A build does not publish to a bucket, which is shared with others.
const state = process.env.RELEASES_BUCKET
  ? 'its page shows once it is shipped'
  : 'a site that serves these releases shows its page';
console.log(`
  ${workspace} is there, and ${state}: ${site}${path}

  its page       ${workspace}/src/pages/${component}Page.tsx
  its paths      ${workspace}/src/remote.tsx
  see edits      npm run dev -- ${workspace}
  test it        npm test -w ${workspace}
  ship it        npm run ship -- ${workspace}
  commit         ${workspace} and package-lock.json

  The rest is in tools/ship/README.md.
`);
