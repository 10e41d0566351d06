import type { BuildFiles } from '../store/release-files.js';

export async function shipRequestBody(fields: Record<string, string>, files: BuildFiles) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  for (const [path, body] of files) form.append('file', new File([new Uint8Array(body)], path));
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return { body: Buffer.from(await sent.arrayBuffer()), type };
}
