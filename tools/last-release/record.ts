// Writes last-release/: what is out there, for tomorrow's checks to compare with.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../build/workspaces.ts';
import { emitHostApi } from '../host-api/emit.ts';
import { spokenLevels } from '../host-api/notes.ts';
import { root } from '../root.mjs';
import { apiPaths } from '../webpack/api-paths.ts';
import { apiDescription } from './api.ts';
import { pack } from './archive.ts';

export const lastRelease = join(root, 'last-release');

/** From what is built, and from the sources of the host; `builtIn` says where a remote's build lies. */
export async function record(folder = lastRelease, builtIn = (room) => join(root, room, 'dist/release')) {
  mkdirSync(folder, { recursive: true });
  const write = (file, content) => writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  write('api.json', await apiDescription());
  write(
    'remotes.json',
    remotes.map((room) => factsOf(builtIn(room))),
  );
  write('shell.json', { ...spokenLevels(), uses: { host: [], api: shellPaths() } });
  await emitHostApi(join(folder, 'host-api'));
}

function factsOf(folder) {
  const { name, release, hostApi, uses } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  return { name, release, hostApi, uses };
}

/** The shell asks too, and answers asked by an old one are read by an old one. */
function shellPaths() {
  const from = join(root, 'shell/src');
  const sources = readdirSync(from, { recursive: true }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const paths = sources
    .filter((file) => !file.startsWith('testing'))
    .flatMap((file) => apiPaths(readFileSync(join(from, file), 'utf8')));
  return [...new Set(paths)].toSorted((one, other) => (one < other ? -1 : 1));
}

if (process.argv[1] === import.meta.filename) {
  await record();
  writeFileSync(join(lastRelease, 'site.br'), pack());
}
