import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifMissing, partsOf } from './keys.js';
import type { ReleaseStore, Stored } from './release-store.js';

/** How many earlier editions of a replaced key are kept for whoever wonders. */
const kept = 100;

/**
 * Releases in a folder, which several machines may share. Nothing is locked, so nobody who dies leaves a lock: a file
 * appears whole, by a link that fails when there is one already, and each edition of a replaced key is such a file.
 */
export class FolderStore implements ReleaseStore {
  constructor(private readonly folder: string) {}

  async read(key: string): Promise<Stored | null> {
    const body = await contents(this.path(key));
    return body ? { body, version: '' } : this.latest(key);
  }

  async before(key: string, version: string): Promise<Stored | null> {
    const number = Math.max(0, ...(await this.numbers(key)).filter((one) => one < Number(version)));
    const body = number ? await contents(this.edition(key, number)) : null;
    return body && { body, version: String(number) };
  }

  create(key: string, body: Buffer) {
    return createWhole(this.path(key), body);
  }

  async replace(key: string, body: Buffer, version: string | null) {
    const next = Number(version ?? 0) + 1;
    // Whatever becomes of the power, the newest edition is never an empty one.
    if (!(await createWhole(this.edition(key, next), body, { flush: true }))) return false;
    // Others may have built on it meanwhile; only long ago there was an edition of this number already.
    const isNew = (await this.newest(key)) - next < kept;
    await rm(this.edition(key, isNew ? next - kept : next), { force: true });
    return isNew;
  }

  async list(prefix: string) {
    const entries = await readdir(this.path(prefix), { recursive: true, withFileTypes: true }).catch(
      ifMissing([]),
    );
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1))
      .sort();
  }

  async remove(prefix: string) {
    await rm(this.path(prefix), { recursive: true, force: true });
  }

  /** A prefix may end with a slash, and the empty one is the whole store. */
  private path(key: string): string {
    return key ? join(this.folder, ...partsOf(key.replace(/\/$/, ''))) : this.folder;
  }

  private async latest(key: string): Promise<Stored | null> {
    const newest = await this.newest(key);
    if (!newest) return null;
    const body = await contents(this.edition(key, newest));
    // Gone again while we looked: there are newer ones.
    return body ? { body, version: String(newest) } : this.latest(key);
  }

  private async newest(key: string): Promise<number> {
    return Math.max(0, ...(await this.numbers(key)));
  }

  private async numbers(key: string): Promise<number[]> {
    const names = await readdir(this.editions(key)).catch(ifMissing([]));
    // Not every folder has editions: releases have folders too, and drafts lie in any.
    return names.filter((name) => /^\d+\.json$/.test(name)).map(Number.parseFloat);
  }

  private editions = (key: string) => this.path(key.replace(/\.json$/, ''));
  private edition = (key: string, number: number) => join(this.editions(key), `${number}.json`);
}

async function createWhole(file: string, body: Buffer, { flush = false } = {}): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true });
  const draft = join(dirname(file), `.${randomUUID()}`);
  try {
    await writeFile(draft, body, { flush });
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    // A full disk keeps half of it.
    await rm(draft, { force: true });
  }
}

const contents = (file: string) => readFile(file).catch(ifMissing(null));
