import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import { checkBuild } from './build-check.js';
import type { BuildFiles } from '../store/release-files.js';
import type { Refusal } from '../store/refusal.js';
import { pageAt, remoteBuild } from '../testing/builds.js';

const build = () => remoteBuild('gates', 'a');
const sentences = (files: BuildFiles, name = 'gates') =>
  checkBuild(name, files).then(
    () => [],
    (error: Refusal) => error.sentences,
  );

/** So many megabytes of zeros, compressed piece by piece. */
const bombOf = (megabytes: number) =>
  buffer(
    Readable.from(Array<Buffer>(megabytes).fill(Buffer.alloc(1_000_000))).pipe(
      createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    ),
  );

describe('a build', () => {
  it('is accepted if all files match its manifest', async () => {
    expect(await checkBuild('gates', build())).toMatchObject({ name: 'gates', release: '1.0.0-a' });
  });

  const faults: [string, (files: BuildFiles) => void, string][] = [
    [
      'has a changed file',
      (files) => files.set('entry.js', Buffer.from('other()')),
      'entry.js is not the file that the build describes: its hash differs.',
    ],
    [
      'has the map of a script that it does not have',
      (files) => files.set('maps/more.js.map', Buffer.from('{}')),
      'maps/more.js.map has no hash.',
    ],
    [
      'has a map where visitors could load it',
      (files) => files.set('entry.js.map', Buffer.from('{}')),
      'entry.js.map has no hash.',
    ],
    ['misses a file', (files) => files.delete('entry.js'), 'entry.js is missing.'],
    [
      'has a file that is not in the manifest',
      (files) => files.set('more.js', Buffer.from('more()')),
      'more.js has no hash.',
    ],
    ...['constructor', '__proto__', 'toString'].map((file): [string, (files: BuildFiles) => void, string] => [
      `brings ${file}, which every object has`,
      (files) => files.set(file, Buffer.from('more()')),
      `${file} has no hash.`,
    ]),
    [
      'has a compressed twin with other content',
      (files) => files.set('entry.js.br', brotliCompressSync('other()')),
      'entry.js.br does not hold the same as the file beside it.',
    ],
    [
      'has a compressed twin that does not decompress',
      (files) => files.set('entry.js.br', Buffer.from('no brotli')),
      'entry.js.br does not hold the same as the file beside it.',
    ],
    [
      'has a path that leaves its folder',
      (files) => files.set('../x.json', Buffer.from('{}')),
      '"../x.json" is no path of a release.',
    ],
    ['has no manifest', (files) => files.delete('remote.json'), 'The build has no remote.json.'],
    [
      'has an invalid manifest',
      (files) => files.set('remote.json', Buffer.from('{"name":"gates"}')),
      'remote.json does not say what it must',
    ],
    [
      'is too large',
      (files) => files.set('much.json', Buffer.alloc(40_000_001)),
      'A release has 40000000 bytes at most',
    ],
  ];
  it.each(faults)('is refused if it %s', async (_how, spoil, sentence) => {
    const files = build();
    spoil(files);
    expect(await sentences(files)).toContainEqual(expect.stringContaining(sentence));
  });

  it('is not decompressed further than the size of the original', async () => {
    const files = build();
    files.set('bomb.json', Buffer.from('{}')).set('bomb.json.br', await bombOf(400));
    const before = process.memoryUsage.rss();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
    expect(await sentences(files)).toEqual(['bomb.json.br does not hold the same as the file beside it.']);
    clearInterval(watch);
    expect(Math.max(most, process.memoryUsage.rss()) - before).toBeLessThan(150_000_000);
  });

  it('is refused under another remote’s name', async () => {
    const files = remoteBuild('lounge', 'a');
    expect(await sentences(files)).toEqual(['remote.json does not describe gates.']);
  });

  it('is refused if a page loads a file without a hash', async () => {
    const files = remoteBuild('gates', 'a', { routes: [{ ...pageAt('/gates'), files: ['page.js'] }] });
    expect(await sentences(files)).toEqual(['page.js has no hash.']);
  });
});
