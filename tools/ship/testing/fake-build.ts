import { createHash } from 'node:crypto';

const hashOf = (kind, body) => createHash(kind).update(body);

/** A build of a remote that nobody bundled: one page, which says some words. */
export function madeUp(name, words, path = `/${name}`) {
  const page = Buffer.from(`say(${JSON.stringify(words)})`);
  const chunks = Array.from({ length: 20 }, (_, number) => [`chunk.${number}.js`, Buffer.from(`${number}`)]);
  const code = new Map([['entry.js', Buffer.from('start()')], ['page.js', page], ...chunks]);
  const integrity = [...code].map(([file, body]) => [
    file,
    `sha384-${hashOf('sha384', body).digest('base64')}`,
  ]);
  const route = { path, title: name, access: 'public', files: ['page.js'], calls: [] };
  const manifest = {
    name,
    version: '1.0.0',
    release: `1.0.0-${hashOf('sha256', path + page)
      .digest('hex')
      .slice(0, 12)}`,
    hostApi: 1,
    entry: 'entry.js',
    files: ['entry.js'],
    routes: [route],
    slots: [],
    integrity: Object.fromEntries(integrity),
  };
  const bytes = [...code.values()].reduce((sum, { length }) => sum + length, 0);
  return { manifest, bytes, files: code.set('remote.json', Buffer.from(JSON.stringify(manifest))) };
}
