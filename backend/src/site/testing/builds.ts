import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteRelease } from '../contract.js';

type Files = Record<string, string | Buffer>;

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The files of a small remote as its team has built it, its manifest among them. */
export function buildOf(name: string, release: string, about: Partial<RemoteRelease> = {}): Files {
  const entry = `start('${name} ${release}')`;
  const manifest: RemoteRelease = {
    name,
    version: '1.0.0',
    release,
    hostApi: 1,
    entry: 'entry.js',
    files: ['entry.js'],
    routes: [],
    slots: [],
    integrity: { 'entry.js': sha384(entry) },
    ...about,
  };
  return {
    'entry.js': entry,
    'entry.js.br': brotliCompressSync(entry),
    'remote.json': JSON.stringify(manifest),
  };
}

/** What a team's tool sends: fields, and files under their paths. */
export async function shipment(fields: Record<string, string>, files: Files) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  for (const [path, body] of Object.entries(files))
    form.append('file', new File([new Uint8Array(Buffer.from(body))], path));
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return { body: Buffer.from(await sent.arrayBuffer()), type };
}
