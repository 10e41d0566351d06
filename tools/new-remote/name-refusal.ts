import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remotes, workspaceOf } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { readDeclaration } from '../webpack/declaration.ts';

const serverPaths = ['api', 'calendar', 'health', 'metrics', 'mf', 'platform', 'sandbox', 'share', 'with'];
const storeNames = ['channels', 'shell'];

export async function nameRefusal(name: string): Promise<string | undefined> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > 30)
    return `"${name}" is no name for a remote: lower-case words with "-" between them, 30 letters at most, as in lost-items`;
  if (storeNames.includes(name)) return `"${name}" is reserved in the release store`;
  if (existsSync(join(root, workspaceOf(name)))) return `there is a folder ${workspaceOf(name)} already`;
  if (serverPaths.includes(name)) return `/${name} is served by the backend`;
  const owner = await ownerOf(`/${name}`);
  return owner && `/${name} is served by ${owner} already`;
}

async function ownerOf(path: string): Promise<string | undefined> {
  const declarations = [
    ['shell', 'shell/src/pages/remote.ts'] as const,
    ...remotes.map((remote) => [remote, `${remote}/src/remote.tsx`] as const),
  ];
  for (const [workspace, file] of declarations) {
    const { routes } = await readDeclaration(join(root, file));
    if (routes.some((route) => route.path === path)) return workspace;
  }
  return undefined;
}
