import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jpeg } from '../account/testing/pictures.js';
import type { Config } from '../platform/config/config.js';
import { BucketServer } from '../testing/bucket/bucket-server.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { emptyDatabase } from '../testing/test-database.js';
import { backUp } from './backup.js';
import { openPlace } from './open-place.js';
import { restore } from './restore.js';

const place = 's3://releases/nightly/monday';
let app: TestApp;
let config: Config;
let [releases, backups, restoredReleases]: BucketServer[] = [];

beforeAll(async () => {
  [releases, backups, restoredReleases] = [
    await BucketServer.start(),
    await BucketServer.start({ pageSize: 7 }),
    await BucketServer.start(),
  ];
  const { url, accessKeyId, secretAccessKey, region } = releases.bucket;
  app = await startTestApp({
    env: {
      RELEASES_BUCKET: url,
      RELEASES_BUCKET_REGION: region,
      RELEASES_BUCKET_KEY_ID: accessKeyId,
      RELEASES_BUCKET_SECRET: secretAccessKey,
    },
  });
  const { url: backupUrl, ...keys } = backups.bucket;
  config = { ...app.config, backupBuckets: { ...keys, endpoint: new URL(backupUrl).origin } };
  const client = await app.as(await app.make.user());
  await client
    .send('POST', '/api/profile/picture', await jpeg(), { 'content-type': 'image/jpeg' })
    .expect(200);
});
afterAll(async () => {
  await app.close();
  await Promise.all([releases, backups, restoredReleases].map((server) => server?.close()));
});

describe('a backup in a bucket', () => {
  it('is complete although single writes fail, and is restored into another bucket', async () => {
    backups?.failWith(500, 503);
    const { database } = await backUp(config, openPlace(place, config));
    expect([...(backups?.objects.keys() ?? [])].every((key) => key.startsWith('nightly/monday/'))).toBe(true);

    const empty = await emptyDatabase();
    const urls = { databaseUrl: empty.url, databaseDirectUrl: empty.url };
    await restore({ ...config, ...urls, releasesBucket: restoredReleases?.bucket }, openPlace(place, config));
    const isData = (key: string) => !key.startsWith('.check/');
    const filesOf = (server?: BucketServer) => [...(server?.objects ?? [])].filter(([key]) => isData(key));
    expect(new Map(filesOf(restoredReleases))).toEqual(new Map(filesOf(releases)));
    expect(filesOf(restoredReleases)).toHaveLength(2 * database.pictures.length);
    await empty.drop();
  });

  it('is not written over', async () => {
    await expect(backUp(config, openPlace(place, config))).rejects.toThrow('This place is not empty');
  });

  it('is refused with the name of an object that is missing', async () => {
    const empty = await emptyDatabase();
    const urls = { databaseUrl: empty.url, databaseDirectUrl: empty.url };
    backups?.objects.delete('nightly/monday/database/public.listing/00001.copy.gz');
    await expect(
      restore(
        { ...config, ...urls, releasesBucket: undefined, releasesDir: '/nowhere' },
        openPlace(place, config),
      ),
    ).rejects.toThrow('Nothing was restored: database/public.listing/00001.copy.gz is missing');
    await empty.drop();
  });

  it('needs a bucket, a prefix and keys', () => {
    expect(() => openPlace('s3://backups', config)).toThrow('needs a bucket and a prefix');
    expect(() => openPlace(place, {})).toThrow('needs BACKUP_ENDPOINT');
  });
});
