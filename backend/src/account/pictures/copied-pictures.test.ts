import { once } from 'node:events';
import type { LookupAddress } from 'node:dns';
import { mkdtempSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PublicFetch } from '../../platform/outbound/public-fetch.js';
import type { Client } from '../../testing/client.js';
import { certificate } from '../../testing/network/certificate.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { me, publicUser } from '../contract.js';
import { jpeg } from '../testing/pictures.js';
import { pictureIssues } from './contract.js';
import { CopiedPictures } from './copied-pictures.js';

let app: TestApp;
let server: Server;
let answer: (response: ServerResponse) => void;
let requests = 0;
beforeAll(async () => {
  app = await startTestApp({ env: { RELEASES_DIR: mkdtempSync(join(tmpdir(), 'amigo-copies-')) } });
  server = createServer(certificate, (_request, response) => {
    requests += 1;
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  Object.assign(app.get(PublicFetch), {
    port,
    tls: { ca: certificate.cert, servername: 'localhost' },
    isAllowed: () => true,
    resolve: (_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
      done(null, [{ address: '127.0.0.1', family: 4 }]),
  });
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = 0;
});

const there = (path = 'me.jpg') =>
  `https://pictures.example:${(server.address() as AddressInfo).port}/${path}`;
const own = async (client: Client) => me.parse((await client.get('/api/auth/me').expect(200)).json());
const seen = async (id: number) =>
  publicUser.parse((await app.asVisitor().get(`/api/users/${id}`).expect(200)).json()).profilePictureUrl;

async function member() {
  const user = await app.make.user({ publicSince: new Date() });
  return { user, client: await app.as(user) };
}

describe('a picture from another site', () => {
  it('is stored for its owner, copied once, and others see the copy alone', async () => {
    const { user, client } = await member();
    const picture = await jpeg();
    let respond = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = (response) => {
        respond = () => response.end(picture);
        resolve();
      };
    });
    const source = there();
    await client.patch('/api/profile', { profilePictureUrl: source }).expect(200);
    await isAsked;
    expect(await own(client)).toMatchObject({ profilePictureUrl: source, pictureRefusal: null });
    expect(await seen(user.id)).toBeNull();

    respond();
    await settled(app.database, 'picture.copy');
    const { profilePictureUrl } = await own(client);
    expect(profilePictureUrl).toMatch(/^\/pictures\/[\w-]{22}\/small\.webp$/);
    expect(await seen(user.id)).toBe(profilePictureUrl);
    await app.asVisitor().get(profilePictureUrl!).expect(200);
    expect(requests).toBe(1);
  });

  it('the owner reads why it could not be had, and can try again', async () => {
    const { user, client } = await member();
    answer = (response) => response.end('<svg/>');
    await client.patch('/api/profile', { profilePictureUrl: there() }).expect(200);
    await settled(app.database, 'picture.copy');
    expect(await own(client)).toMatchObject({
      profilePictureUrl: there(),
      pictureRefusal: pictureIssues.unknown,
    });
    expect(await seen(user.id)).toBeNull();

    answer = (response) => void jpeg().then((picture) => response.end(picture));
    await client.patch('/api/profile', { profilePictureUrl: there() }).expect(200);
    await settled(app.database, 'picture.copy');
    expect(await own(client)).toMatchObject({
      profilePictureUrl: expect.stringContaining('/pictures/'),
      pictureRefusal: null,
    });
  });

  it('an upload in the meantime wins', async () => {
    const { client } = await member();
    let respond = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = (response) => {
        respond = () => void jpeg().then((picture) => response.end(picture));
        resolve();
      };
    });
    await client.patch('/api/profile', { profilePictureUrl: there() }).expect(200);
    await isAsked;
    const upload = await client.send('POST', '/api/profile/picture', await jpeg(), {
      'content-type': 'image/jpeg',
    });
    const { profilePictureUrl } = upload.json() as { profilePictureUrl: string };
    respond();
    await settled(app.database, 'picture.copy');
    expect((await own(client)).profilePictureUrl).toBe(profilePictureUrl);
    await client.get(profilePictureUrl).expect(200);
  });

  it('an address of ten a day is copied, and no more', async () => {
    const { client } = await member();
    answer = (response) => response.end('nothing');
    for (let at = 0; at < 5; at++)
      await client.patch('/api/profile', { profilePictureUrl: there(`${at}.jpg`) }).expect(200);
    await client.patch('/api/profile', { profilePictureUrl: there('more.jpg') }).expect(429);
    await client.patch('/api/profile', { profilePictureUrl: '' }).expect(200);
  });

  it('what an older server stored is shown to nobody, and copied', async () => {
    const user = await app.make.user({ publicSince: new Date(), profilePictureUrl: there('old.jpg') });
    await app.make.traveler(user);
    expect(await seen(user.id)).toBeNull();
    answer = (response) => void jpeg().then((picture) => response.end(picture));
    await app.get(CopiedPictures).tidy();
    await settled(app.database, 'picture.copy');
    expect(await seen(user.id)).toMatch(/^\/pictures\//);
  });

  it('files of an upload that never ended are removed', async () => {
    const { user } = await member();
    const insert = `insert into picture (code, user_id, created_at) values ($1, $2, now() - interval '2 hours')`;
    await app.database.query('test-unfinished', insert, ['a'.repeat(22), user.id]);
    await app.get(CopiedPictures).tidy();
    const rows = await app.database.query('test-pictures', 'select 1 from picture where user_id = $1', [
      user.id,
    ]);
    expect(rows).toEqual([]);
  });
});
