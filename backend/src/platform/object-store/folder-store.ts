import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifMissing, partsOf } from './keys.js';
import type { ObjectStore, StoredFile } from './object-store.js';

const keptEditions = 100;

interface FolderOptions {
  /** A file that was created survives a power failure. */
  flush?: boolean;
  /** Other users of the machine can read nothing. */
  isPrivate?: boolean;
}

/** Hard links and numbered editions replace locks, which a crashed machine would leak. */
export class FolderStore implements ObjectStore {
  constructor(
    private readonly folder: string,
    private readonly options: FolderOptions = {},
  ) {}

  async read(key: string): Promise<StoredFile | null> {
    const body = await readIfExists(this.path(key));
    return body ? { body, version: '' } : this.readNewestEdition(key);
  }

  async readPrevious(key: string, version: string): Promise<StoredFile | null> {
    const number = Math.max(0, ...(await this.editionNumbers(key)).filter((one) => one < Number(version)));
    const body = number ? await readIfExists(this.editionPath(key, number)) : null;
    return body && { body, version: String(number) };
  }

  create(key: string, body: Buffer) {
    return createAtomically(this.path(key), body, this.options);
  }

  async replace(key: string, body: Buffer, version: string | null) {
    const next = Number(version ?? 0) + 1;
    // Flushed, so that a power failure cannot leave an empty newest edition.
    if (!(await createAtomically(this.editionPath(key, next), body, { ...this.options, flush: true })))
      return false;
    // A very stale writer can reuse the number of an edition that was deleted long ago.
    const isNewest = (await this.newestNumber(key)) - next < keptEditions;
    await rm(this.editionPath(key, isNewest ? next - keptEditions : next), { force: true });
    return isNewest;
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

  private path(key: string): string {
    return key ? join(this.folder, ...partsOf(key.replace(/\/$/, ''))) : this.folder;
  }

  private async readNewestEdition(key: string): Promise<StoredFile | null> {
    const number = await this.newestNumber(key);
    if (!number) return null;
    const body = await readIfExists(this.editionPath(key, number));
    // Deleted since it was listed, so there are newer editions.
    return body ? { body, version: String(number) } : this.readNewestEdition(key);
  }

  private async newestNumber(key: string): Promise<number> {
    return Math.max(0, ...(await this.editionNumbers(key)));
  }

  private async editionNumbers(key: string): Promise<number[]> {
    const names = await readdir(this.editionsFolder(key)).catch(ifMissing([]));
    // Folders of releases and temporary files match no number.
    return names.filter((name) => /^\d+\.json$/.test(name)).map(Number.parseFloat);
  }

  private editionsFolder = (key: string) => this.path(key.replace(/\.json$/, ''));
  private editionPath = (key: string, number: number) => join(this.editionsFolder(key), `${number}.json`);
}

async function createAtomically(
  file: string,
  body: Buffer,
  { flush = false, isPrivate = false }: FolderOptions,
): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true, ...(isPrivate && { mode: 0o700 }) });
  const temporary = join(dirname(file), `.${randomUUID()}`);
  try {
    await writeFile(temporary, body, { flush, ...(isPrivate && { mode: 0o600 }) });
    await link(temporary, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    // On a full disk the temporary file is incomplete, and would take up space.
    await rm(temporary, { force: true });
  }
}

const readIfExists = (file: string) => readFile(file).catch(ifMissing(null));
