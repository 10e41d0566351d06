import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiBreaks, pathPattern, type ApiDescription } from './breaks.js';

type Versioned = ApiDescription & { info: { version: string } };

interface Caller {
  name: string;
  release: string;
  uses: { api: string[] };
}

const kept = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await readFile(new URL(`../../../../last-release/${file}`, import.meta.url), 'utf8')) as Content;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the API since the last release', () => {
  it('the API is still compatible with the last release of every remote', async () => {
    const last = await kept<ApiDescription>('api.json');
    const remotes = await kept<Caller[]>('remotes.json');
    const { uses } = await kept<Pick<Caller, 'uses'>>('shell.json');
    const now = (await app.asVisitor().get('/api/openapi.json').expect(200)).json() as ApiDescription;

    const callers = [...remotes, { name: 'shell', release: 'as it was', uses }];
    const breaks = apiBreaks(last, now).map(
      ({ method, path, sentence }) => `${method} ${path}: ${sentence}; it would break ${who(callers, path)}`,
    );
    expect(breaks).toEqual([]);
  });

  it('has every path that the last release calls, also those that the description no longer has', async () => {
    const { paths } = (await app.asVisitor().get('/api/openapi.json').expect(200)).json() as ApiDescription;
    const formerPaths = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) => operation['x-supersedes'] ?? []),
    );
    const served = new Set([...Object.keys(paths), ...formerPaths].map(pathPattern));
    const remotes = await kept<Caller[]>('remotes.json');
    expect(remotes.flatMap(({ uses }) => uses.api.filter((path) => !served.has(path)))).toEqual([]);
    const described = new Set(Object.keys(paths).map(pathPattern));
    expect(formerPaths.filter((path) => described.has(pathPattern(path)))).toEqual([]);
  });

  it('has a version with a higher minor number when the API has grown since the last release', async () => {
    const last = await kept<Versioned>('api.json');
    const now = (await app.asVisitor().get('/api/openapi.json').expect(200)).json() as Versioned;
    const [major = 0, minor = 0] = last.info.version.split('.').map(Number);
    const isRaised = now.info.version.localeCompare(`${major}.${minor + 1}.0`, 'en', { numeric: true }) >= 0;
    // What would break if the last release came back is what has been added to it.
    const added = apiBreaks(now, last).map(({ method, path, sentence }) => `${method} ${path}: ${sentence}`);
    expect(isRaised ? [] : added).toEqual([]);
  });
});

function who(callers: Caller[], path: string): string {
  const ask = callers.filter(({ uses }) => uses.api.includes(pathPattern(path)));
  return ask.map(({ name, release }) => `${name} ${release}`).join(', ') || 'no known remote';
}
