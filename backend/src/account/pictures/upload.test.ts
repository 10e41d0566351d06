import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { errorBody } from '../../platform/contract.js';
import type { Client, Reply } from '../../testing/client.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { me, publicUser } from '../contract.js';
import { newPicture, pictureIssues } from './contract.js';
import { jpeg, photo, pngOfSize } from '../testing/pictures.js';

const folder = mkdtempSync(join(tmpdir(), 'amigo-pictures-'));
const stored = () => readdirSync(join(folder, '.pictures'));
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RELEASES_DIR: folder } });
});
afterAll(() => app.close());

const upload = (client: Client, picture: Buffer | Readable, type = 'image/jpeg') =>
  client.send('POST', '/api/profile/picture', picture, { 'content-type': type });
const addressIn = (reply: Reply) => newPicture.parse(reply.json()).profilePictureUrl;
const own = async (client: Client) => me.parse((await client.get('/api/auth/me').expect(200)).json());

async function member() {
  const user = await app.make.user({ publicSince: new Date() });
  await app.make.traveler(user);
  return { user, client: await app.as(user) };
}

describe('my picture', () => {
  it('is a small and a large square without anything else that the file said', async () => {
    const { user, client } = await member();
    const sent = await photo(900, 600)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer();
    const address = addressIn(await upload(client, sent).expect(200));

    for (const [size, side] of [
      ['small', 192],
      ['large', 576],
    ] as const) {
      const reply = await app.asVisitor().get(address.replace('small', size)).expect(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      const facts = await sharp(reply.bytes).metadata();
      expect(facts).toMatchObject({ format: 'webp', width: side, height: side });
      expect([facts.exif, facts.icc, facts.xmp, facts.iptc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
    expect((await own(client)).profilePictureUrl).toBe(address);
    const others = await app.asVisitor().get(`/api/users/${user.id}`).expect(200);
    expect(publicUser.parse(others.json()).profilePictureUrl).toBe(address);
    const [traveler] = await app.database.query<{ url: string }>(
      'traveler-picture',
      'select profile_picture_url as url from traveler where user_id = $1',
      [user.id],
    );
    expect(traveler?.url).toBe(address);
  });

  it.each(['png', 'webp'] as const)('may be a %s', async (kind) => {
    const { client } = await member();
    await upload(client, await photo(300, 300)[kind]().toBuffer(), `image/${kind}`).expect(200);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('stands upright, however the camera was held: %i', async (orientation) => {
    const { client } = await member();
    const sent = await photo(300, 200).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const address = addressIn(await upload(client, sent).expect(200));
    const { bytes } = await client.get(address).expect(200);
    const shown = await sharp(bytes).removeAlpha().raw().toBuffer();
    const turned = sharp(sent).autoOrient().resize(192, 192, { fit: 'cover' });
    const expected = await turned.removeAlpha().raw().toBuffer();
    const difference = shown.reduce((sum, value, at) => sum + Math.abs(value - expected.readUInt8(at)), 0);
    expect(difference / shown.length).toBeLessThan(4);
  });

  it('replaces the one before, which is gone at once, files and all', async () => {
    const { client } = await member();
    const first = addressIn(await upload(client, await jpeg()).expect(200));
    const second = addressIn(await upload(client, await jpeg()).expect(200));
    expect(second).not.toBe(first);
    await client.get(first).expect(404);
    await client.get(first.replace('small', 'large')).expect(404);
    await client.get(second).expect(200);
    await settled(app.database, 'picture.remove');
    expect(stored()).not.toContain(first.split('/')[2]);
  });

  it('can be taken away, and the form may send its address back', async () => {
    const { client } = await member();
    const address = addressIn(await upload(client, await jpeg()).expect(200));
    await client.patch('/api/profile', { profilePictureUrl: address, bio: 'Hello' }).expect(200);
    await client.get(address).expect(200);
    await client.patch('/api/profile', { profilePictureUrl: '' }).expect(200);
    await client.get(address).expect(404);
    expect((await own(client)).profilePictureUrl).toBeNull();
  });

  it('is never the picture of somebody else', async () => {
    const { client } = await member();
    const address = addressIn(await upload(client, await jpeg()).expect(200));
    const stranger = await member();
    const reply = await stranger.client.patch('/api/profile', { profilePictureUrl: address }).expect(400);
    expect(errorBody.parse(reply.json()).message).toBe('This is not your picture');
  });

  it('is deleted with the account', async () => {
    const { user, client } = await member();
    const address = addressIn(await upload(client, await jpeg()).expect(200));
    await client.delete('/api/profile', { email: user.email }).expect(200);
    await client.get(address).expect(404);
    await settled(app.database, 'picture.remove');
    expect(stored()).not.toContain(address.split('/')[2]);
  });

  it('is one, however many are sent at once', async () => {
    const { client } = await member();
    const before = stored().length;
    const sent = await Promise.all(
      Array.from({ length: 5 }, async () => addressIn(await upload(client, await jpeg()).expect(200))),
    );
    const current = (await own(client)).profilePictureUrl;
    const served = await Promise.all(sent.map(async (one) => (await client.get(one)).status));
    expect(served.filter((status) => status === 200)).toHaveLength(1);
    expect((await client.get(current!)).status).toBe(200);
    await settled(app.database, 'picture.remove');
    expect(stored()).toHaveLength(before + 1);
  });
});

it('leaves no file of its own behind', async () => {
  const { client } = await member();
  const temporary = mkdtempSync(join(tmpdir(), 'amigo-sent-'));
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = temporary;
  try {
    await upload(client, await jpeg()).expect(200);
    await upload(client, Buffer.from('<svg/>')).expect(400);
    await upload(client, Readable.from([Buffer.alloc(9 * 1024 * 1024)])).expect(413);
    for (const late = Date.now() + 5_000; readdirSync(temporary).length && Date.now() < late;)
      await pause(10);
    expect(readdirSync(temporary)).toEqual([]);
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
});

it('a stranger sends none, and is refused before the picture is read', async () => {
  const reply = await upload(app.asVisitor(), Buffer.alloc(7_000_000)).expect(401);
  expect(errorBody.parse(reply.json()).message).toBe('Please log in');
  await app.asVisitor().patch('/api/profile', { profilePictureUrl: '' }).expect(401);
});

describe('is refused in words', () => {
  const truncated = async () => (await jpeg()).subarray(0, 1_000);
  const animated = async () => {
    const frames = [await photo(40, 40).png().toBuffer(), await photo(40, 40, 90).png().toBuffer()];
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  };
  const pictures: [string, () => Promise<Buffer>, keyof typeof pictureIssues][] = [
    ['a drawing in SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unknown'],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'unknown'],
    ['a GIF', () => photo(30, 30).gif().toBuffer(), 'unknown'],
    ['nothing', async () => Buffer.alloc(0), 'unknown'],
    ['half a JPEG', truncated, 'damaged'],
    ['half a PNG', async () => (await photo(90, 90).png().toBuffer()).subarray(0, 300), 'damaged'],
    ['half a WebP', async () => (await photo(90, 90).webp().toBuffer()).subarray(0, 300), 'damaged'],
    ['an animated WebP', animated, 'animated'],
    ['an animated PNG', async () => pngOfSize(30, 30, { animated: true }), 'animated'],
    [
      'a JPEG with an archive behind it',
      async () => Buffer.concat([await jpeg(), Buffer.from('PK\x03\x04')]),
      'notOnlyPicture',
    ],
    ['50,000 times 50,000 pixels', async () => pngOfSize(50_000, 50_000), 'tooManyPixels'],
    ['41 megapixels', async () => pngOfSize(6_404, 6_404), 'tooManyPixels'],
    [
      'an interlaced PNG of 20 megapixels',
      async () => pngOfSize(5_000, 4_000, { interlaced: true }),
      'tooMuchMemory',
    ],
  ];

  it.each(pictures)('%s', async (_, picture, issue) => {
    const { client } = await member();
    const sent = await picture();
    const reply = await upload(client, sent).expect(400);
    // One that was refused for the time it took would be called unreadable.
    expect(errorBody.parse(reply.json())).toMatchObject({
      message: pictureIssues[issue],
      issues: [{ path: 'profilePictureUrl', message: pictureIssues[issue] }],
    });
    expect((await own(client)).profilePictureUrl).toBeNull();
  });

  it('what calls itself something else, before it is read', async () => {
    const { client } = await member();
    for (const type of ['image/svg+xml', 'image/gif', 'text/html', 'application/json']) {
      const reply = await upload(client, Buffer.from('{}'), type).expect(415);
      expect(errorBody.parse(reply.json()).message).toBe(pictureIssues.unknown);
    }
  });

  it('more than 8 MB', async () => {
    const { client } = await member();
    const reply = await upload(client, Buffer.alloc(8 * 1024 * 1024 + 1)).expect(413);
    expect(errorBody.parse(reply.json()).message).toBe(pictureIssues.tooManyBytes);
  });

  it('more than 8 MB that does not say so before', async () => {
    const { client } = await member();
    const endless = Readable.from(Array.from({ length: 9 }, () => Buffer.alloc(1024 * 1024)));
    const reply = await upload(client, endless).expect(413);
    expect(errorBody.parse(reply.json()).message).toBe(pictureIssues.tooManyBytes);
  });

  it('a picture sent to another call', async () => {
    const { client } = await member();
    await client.send('PATCH', '/api/profile', await jpeg(), { 'content-type': 'image/jpeg' }).expect(415);
  });
});

it('no other address is a picture', async () => {
  for (const path of [
    'x/small.webp',
    `${'a'.repeat(22)}/small.webp`,
    `${'a'.repeat(22)}/..%2f..%2fchannels.json`,
  ])
    await app.asVisitor().get(`/pictures/${path}`).expect(404);
});
