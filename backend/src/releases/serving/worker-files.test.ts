import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { accountRelease, publishedSite } from '../testing/published-site.js';

const site = publishedSite();
const folder = `releases/account/${accountRelease.release}`;
const wasm = '\0asm and more';
let app: TestApp;
beforeAll(async () => {
  const hash = `sha384-${'b'.repeat(64)}`;
  const integrity = { ...accountRelease.integrity, 'pass.worker.js': hash, 'reader.wasm': hash };
  site.publish([{ ...accountRelease, integrity }]);
  site.write(`${folder}/entry.js`, 'start()');
  site.write(`${folder}/pass.worker.js`, 'postMessage(1)');
  site.write(`${folder}/reader.wasm`, wasm);
  site.write(`${folder}/reader.wasm.br`, brotliCompressSync(wasm));
  app = await startTestApp({ env: site.env });
});
afterAll(() => app.close());

const read = (file: string) =>
  app.asVisitor().get(`/mf/account/${accountRelease.release}/${file}`).expect(200);

describe('the server of release files', () => {
  it('lets a worker compile WebAssembly and reach no address, and no other file anything', async () => {
    const policyOf = async (file: string) => (await read(file)).headers['content-security-policy'];
    expect(await policyOf('pass.worker.js')).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
    for (const file of ['entry.js', 'reader.wasm'])
      expect(await policyOf(file)).not.toContain('wasm-unsafe-eval');
    const page = await app.asVisitor().get('/contact').expect(200);
    expect(page.headers['content-security-policy']).not.toContain('wasm-unsafe-eval');
  });

  it('sends WebAssembly under its type, and compressed', async () => {
    const { headers } = await app
      .asVisitor()
      .get(`/mf/account/${accountRelease.release}/reader.wasm`, { 'accept-encoding': 'br' })
      .expect(200);
    expect(headers).toMatchObject({ 'content-type': 'application/wasm', 'content-encoding': 'br' });
  });
});
