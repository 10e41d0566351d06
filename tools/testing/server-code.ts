import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, releaseName, remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';

/** What the server runs of a release. */
export interface ServerCode {
  name: string;
  file: string;
  code: string;
}

interface Manifest {
  server: string;
  routes: { path: string; access: 'public' | 'member' }[];
}

/** The shell first. */
const workspaces = ['shell', ...remotes];

const folderOf = (workspace: string) => join(root, workspace, 'dist/release');

const manifestOf = (workspace: string): Manifest =>
  JSON.parse(readFileSync(join(folderOf(workspace), manifestFile(workspace)), 'utf8'));

export const builtServerCode = (): ServerCode[] =>
  workspaces.map((workspace) => {
    const file = join(folderOf(workspace), manifestOf(workspace).server);
    return { name: releaseName(workspace), file, code: readFileSync(file, 'utf8') };
  });

/** The server renders no page that is for members alone. */
export const publicPaths = (): string[] =>
  workspaces.flatMap((workspace) =>
    manifestOf(workspace)
      .routes.filter(({ access }) => access === 'public')
      .map(({ path }) => path),
  );
