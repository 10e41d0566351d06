import { describe, expect, it } from '@jest/globals';
import type { RemoteRelease } from '../contract.js';
import { checkBuild } from './build-check.js';
import type { Refusal } from '../store/refusal.js';
import { pageAt, remoteBuild, shellBuildOf } from '../testing/builds.js';

const sentences = (changes: Partial<RemoteRelease>, name = 'gates') =>
  checkBuild(name, remoteBuild(name, 'a', changes)).then(
    () => [],
    (error: Refusal) => error.sentences,
  );

describe('a page of a remote', () => {
  it.each(['/', '/gates', '/gates/:id', '/find/create', '/gates/:gateId/level-2'] as const)(
    'may have the address %s',
    async (path) => {
      expect(await sentences({ routes: [pageAt(path)] })).toEqual([]);
    },
  );

  it.each([
    '//',
    '/messages/',
    '/MESSAGES',
    '/listing/:a-b',
    '/messages?',
    '/messages/*',
    '/*',
    '/%6d',
    '/..',
  ] as const)('may not have an address that browsers could match with another team’s: %s', async (path) => {
    expect(await sentences({ routes: [pageAt(path)] })).toEqual([
      `"${path}" is no path of a page: small letters, digits and dashes, and parts like :id.`,
    ]);
  });

  it.each(['/api/gates', '/mf/gates', '/platform', '/metrics', '/health/live', '/sandbox/inbox'] as const)(
    'may not have an address of the server: %s',
    async (path) => {
      expect(await sentences({ routes: [pageAt(path)] })).toEqual([
        `${path} is an address that the server answers itself.`,
      ]);
    },
  );

  it('may not match every address', async () => {
    expect(await sentences({ routes: [pageAt('/:word')] })).toEqual([
      '/:word would be the address of everybody: begin it with a word.',
    ]);
  });
});

describe('the first calls of a page', () => {
  const asking = (calls: string[]) => sentences({ routes: [{ ...pageAt('/gates'), calls }] });

  it("are API calls, with values of the page's address", async () => {
    expect(await asking(['/api/gates/{id}', '/api/gates?from={from}&kind=far', '/api/auth/me'])).toEqual([]);
  });

  it.each(['/api/../gates', '/api/%2e%2e/gates', '/api//gates', '/api/{}', '/api/gates?{', '/api/gates#x'])(
    'are nothing else: %s',
    async (call) => {
      expect(await asking([call])).toEqual([
        `/gates cannot ask first for "${call}": it is like /api/tips/{id}?sort={sort}.`,
      ]);
    },
  );

  it('are limited in number', async () => {
    expect(await asking(Array.from({ length: 13 }, (_, at) => `/api/gates/${at}`))).toEqual([
      '/gates asks first for 12 answers at most, not 13.',
    ]);
  });
});

describe('a release', () => {
  it.each(['..', '.', 'dev', 'constructor', '__proto__', '1.0.0', '-', 'a/b-c', `1-${'a'.repeat(79)}`])(
    'may not be called %s',
    async (release) => {
      const [sentence] = await sentences({ release });
      expect(sentence).toMatch(/is no name for a release|does not say what it must/);
    },
  );

  it('may load only files that the site serves', async () => {
    const [sentence] = await sentences({ files: ['pages/entry.js'] });
    expect(sentence).toBe('"pages/entry.js" is neither a script nor a stylesheet beside what describes it.');
  });

  it('must have a small manifest, because every page contains it', async () => {
    const routes = Array.from({ length: 1_000 }, (_, at) => pageAt(`/gates/${at}/${'x'.repeat(60)}`));
    const [sentence] = await sentences({ routes });
    expect(sentence).toMatch(/^A build describes itself in 100000 bytes at most, this takes \d+\.$/);
  });

  it("may not have the name of the store's own file", async () => {
    expect(await sentences({}, 'channels')).toEqual([
      '"channels" is no name for a remote: the store has its own.',
    ]);
  });

  it('of the shell may have a page for unknown addresses', async () => {
    expect(await checkBuild('shell', shellBuildOf('a'))).toMatchObject({ name: 'shell' });
  });
});
