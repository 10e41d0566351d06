import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remotes, workspaceOf } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { readDeclaration } from '../webpack/declaration.ts';

/** First words of addresses that the server answers itself. */
const servers = ['api', 'health', 'metrics', 'mf', 'platform', 'sandbox'];
/** What else has a name in the release store. */
const taken = ['channels', 'shell'];

/** Why no remote can have this name, or nothing when one can. */
export async function refusal(name) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > 30)
    return `"${name}" is no name for a remote: lower-case words with "-" between them, 30 letters at most, as in lost-items`;
  if (taken.includes(name)) return `"${name}" has a meaning of its own in the release store`;
  if (existsSync(join(root, workspaceOf(name)))) return `there is a folder ${workspaceOf(name)} already`;
  if (servers.includes(name)) return `/${name} is served by the backend`;
  const owner = await ownerOf(`/${name}`);
  if (owner) return `/${name} is served by ${owner} already`;
}

/** The room that has a page at this very address. */
async function ownerOf(path) {
  const declarations = [['shell', 'shell/src/pages/remote.ts']];
  for (const room of remotes) declarations.push([room, `${room}/src/remote.tsx`]);
  for (const [room, file] of declarations) {
    const { routes } = await readDeclaration(join(root, file));
    if (routes.some((route) => route.path === path)) return room;
  }
}
