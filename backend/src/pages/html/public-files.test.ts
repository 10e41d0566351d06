import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readVariables } from '../../platform/config/read-variables.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = (path: string) => app.asVisitor().get(path).expect(200);

describe('the public files', () => {
  it.each([
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable.png', 512],
    ['/icon-monochrome.png', 512],
    ['/apple-touch-icon.png', 180],
  ])('%s is a square of %i', async (path, side) => {
    const { bytes, headers } = await get(path);
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  });

  it('the corners that a system cuts off are filled', async () => {
    for (const path of ['/icon-maskable.png', '/apple-touch-icon.png']) {
      const { bytes } = await get(path);
      const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 4)]).toEqual([0x14, 0x21, 0x3d, 255]);
      expect([...data.subarray((info.width - 1) * 4, info.width * 4)]).toEqual([0x14, 0x21, 0x3d, 255]);
    }
  });

  it('the favicon is a directory of one picture', async () => {
    const { bytes, headers } = await get('/favicon.ico');
    expect(headers['content-type']).toBe('image/x-icon');
    expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes.readUInt8(6)]).toEqual([1, 1, 32]);
    const png = bytes.subarray(bytes.readUInt32LE(18), bytes.readUInt32LE(18) + bytes.readUInt32LE(14));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  interface Manifest {
    id: string;
    start_url: string;
    lang: string;
    dir: string;
    shortcuts: { name: string; url: string }[];
    share_target: { action: string };
  }
  const manifestOf = async (query: string) =>
    JSON.parse((await get(`/site.webmanifest${query}`)).text) as Manifest;

  it('the manifest is one site in the language of the page that links it, with shortcuts to its pages', async () => {
    const [english, farsi] = [await manifestOf(''), await manifestOf('?language=fa')];
    expect(english).toMatchObject({ id: '/', start_url: '/', lang: 'en', dir: 'ltr' });
    expect(farsi).toMatchObject({ id: '/', start_url: '/fa', lang: 'fa', dir: 'rtl' });
    expect(farsi.shortcuts.map(({ url }) => url)).toEqual(['/fa/trips', '/fa/messages', '/fa/find/create']);
    expect([english, farsi].map(({ share_target }) => share_target.action)).toEqual([
      '/share',
      '/share?language=fa',
    ]);
    expect(english.shortcuts[0]).toMatchObject({ name: 'My Trips', url: '/trips' });
    for (const odd of ['?language=xx', '?language=', '?language=fa&language=es'])
      expect((await manifestOf(odd)).id).toBe('/');
  });

  it('every icon that the manifest names is there', async () => {
    const { icons } = JSON.parse((await get('/site.webmanifest')).text) as {
      icons: { src: string; type: string }[];
    };
    expect(icons.map(({ src }) => src)).toContain('/icon-maskable.png');
    for (const { src, type } of icons) expect((await get(src)).headers['content-type']).toBe(type);
  });

  it('Apple finds the file that Stripe gave to the operator, and nothing without one', async () => {
    const path = '/.well-known/apple-developer-merchantid-domain-association';
    await app.asVisitor().get(path).expect(404);
    const folder = mkdtempSync(join(tmpdir(), 'amigo-apple-'));
    const file = join(folder, 'association');
    writeFileSync(file, '7B227073704964');
    const site = await startTestApp({ env: { STRIPE_APPLE_PAY_FILE: file } });
    expect((await site.asVisitor().get(path).expect(200)).text).toBe('7B227073704964');
    await site.close();
    rmSync(folder, { recursive: true });
    expect(() => readVariables({ STRIPE_APPLE_PAY_FILE: file })).toThrow(
      'STRIPE_APPLE_PAY_FILE: must be a file that can be read',
    );
  });

  it('security.txt says whom to write to, for less than a year', async () => {
    const { text, headers } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Contact: mailto:${app.config.contactEmail}\n`);
    expect(text).toContain(`Canonical: ${app.config.publicUrl}/.well-known/security.txt\n`);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });
});
