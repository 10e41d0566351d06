import { createHash } from 'node:crypto';
import type { Build } from '../../build/publish-builds.ts';

const hashOf = (algorithm: string, body: string | Buffer) => createHash(algorithm).update(body);

/** A build of a remote without a bundler: one page that contains some text. */
export function fakeBuild(name: string, text: string, path = `/${name}`): Build {
  const page = Buffer.from(`say(${JSON.stringify(text)})`);
  const chunks = Array.from(
    { length: 20 },
    (_, number) => [`chunk.${number}.js`, Buffer.from(`${number}`)] as const,
  );
  const code = new Map([['entry.js', Buffer.from('start()')], ['page.js', page], ...chunks]);
  const integrity = [...code].map(([file, body]) => [
    file,
    `sha384-${hashOf('sha384', body).digest('base64')}`,
  ]);
  const hash = hashOf('sha256', path + page.toString()).digest('hex');
  const manifest = {
    name,
    version: '1.0.0',
    release: `1.0.0-${hash.slice(0, 12)}`,
    hostApi: 1,
    entry: 'entry.js',
    files: ['entry.js'],
    routes: [{ path, title: name, access: 'public', files: ['page.js'], calls: [] }],
    slots: [],
    integrity: Object.fromEntries(integrity),
  };
  const bytes = [...code.values()].reduce((sum, { length }) => sum + length, 0);
  return { manifest, bytes, files: code.set('remote.json', Buffer.from(JSON.stringify(manifest))) };
}
