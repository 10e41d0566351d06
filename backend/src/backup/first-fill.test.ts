import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { FolderStore } from '../platform/object-store/folder-store.js';
import { channelsKey } from '../releases/index.js';
import { openPlace } from './open-place.js';
import { backUpFiles, restoreFiles } from './store-files.js';

const folder = mkdtempSync(join(tmpdir(), 'amigo-fill-'));
afterAll(() => rmSync(folder, { recursive: true }));

const readFrom = (place: FolderStore) => async (key: string) => (await place.read(key))!.body;

/** A store into which a server has saved files of a release, and no more yet. */
async function fillingStore(name: string) {
  const store = new FolderStore(join(folder, name));
  await store.create('gates/1.0.0-a/early.js', Buffer.from('early'));
  return store;
}

describe('the backup of a store', () => {
  it('a backup during the first fill of a store has the releases, and which are current', async () => {
    const store = await fillingStore('filling');
    const place = openPlace(join(folder, 'backup'));
    const backup = backUpFiles(store, place);
    await store.create('gates/1.0.0-a/late.js', Buffer.from('late'));
    const channels = Buffer.from('{ "names": {} }');
    await store.replace(channelsKey, channels, null);
    const files = await backup;

    const restored = new FolderStore(join(folder, 'restored'));
    const read = readFrom(new FolderStore(join(folder, 'backup')));
    await restoreFiles(files, ({ key }) => read(key), restored);
    expect((await restored.read(channelsKey))?.body).toEqual(channels);
    expect((await restored.read('gates/1.0.0-a/late.js'))?.body.toString()).toBe('late');
  }, 30_000);

  it('a fill that never ends does not hold up a backup for ever', async () => {
    const store = await fillingStore('abandoned');
    const files = await backUpFiles(store, openPlace(join(folder, 'abandoned-backup')), { fillMs: 0 });
    expect(files.map(({ key }) => key)).toEqual(['files/gates/1.0.0-a/early.js']);
  });

  it('a store without releases is backed up at once', async () => {
    const store = new FolderStore(join(folder, 'pictures'));
    await store.create('.pictures/abc/small.webp', Buffer.from('small'));
    const files = await backUpFiles(store, openPlace(join(folder, 'pictures-backup')));
    expect(files).toHaveLength(1);
  });
});
