// Writes last-release/: the state of the last release, with which the checks compare later changes.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../build/workspaces.ts';
import { emitHostApi } from '../host-api/emit.ts';
import { spokenLevels } from '../host-api/notes.ts';
import { root } from '../root.mjs';
import { apiPaths } from '../webpack/api/api-paths.ts';
import { endpointsFile, endpointsRequest, parseEndpoints } from '../webpack/api/endpoints.ts';
import { apiDescription } from './api.ts';
import { pack } from './archive.ts';

export const lastRelease = join(root, 'last-release');

export async function record(
  folder = lastRelease,
  buildOf = (remote: string) => join(root, remote, 'dist/release'),
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: unknown) =>
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  write('api.json', await apiDescription());
  write(
    'remotes.json',
    remotes.map((remote) => factsOf(buildOf(remote))),
  );
  write('shell.json', { ...spokenLevels(), uses: { host: [], api: shellPaths() } });
  await emitHostApi(join(folder, 'host-api'));
}

function factsOf(folder: string) {
  const { name, release, hostApi, uses } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  return { name, release, hostApi, uses };
}

function shellPaths(): string[] {
  const from = join(root, 'shell/src');
  const sources = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => !file.startsWith('testing'));
  const paths = sources.flatMap((file) => {
    const text = readFileSync(join(from, file), 'utf8');
    return [...apiPaths(text), ...endpointPaths(text)];
  });
  return [...new Set(paths)].toSorted((one, other) => (one < other ? -1 : 1));
}

function endpointPaths(source: string): string[] {
  return [...source.matchAll(/import \{([^}]+)\} from '(backend\/endpoints\/[^']+)'/g)].flatMap(
    ([, names = '', request = '']) => {
      const domain = endpointsRequest.exec(request)?.[1] ?? '';
      const endpoints = parseEndpoints(readFileSync(join(root, endpointsFile(domain)), 'utf8'));
      return names.split(',').flatMap((name) => endpoints[name.trim()]?.path.replace(/:\w+/g, '{}') ?? []);
    },
  );
}

if (process.argv[1] === import.meta.filename) {
  await record();
  writeFileSync(join(lastRelease, 'site.br'), pack());
}
