// npm run build               builds what has changed and publishes the remotes
// npm run build -- mf-account the same for the named workspaces
import { build } from './build/build-and-publish.ts';
import { builtWorkspaces } from './build/workspaces.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((workspace) => !builtWorkspaces.includes(workspace));
if (unknown.length) {
  console.error(
    `There is no workspace ${unknown.join(', ')}. Workspaces with a build: ${builtWorkspaces.join(', ')}.`,
  );
  process.exit(2);
}
const began = Date.now();
const isGood = await build(wanted.length ? wanted : builtWorkspaces);
if (isGood) console.log(`Everything is built (${((Date.now() - began) / 1000).toFixed(1)} s).`);
process.exitCode = isGood ? 0 : 1;
