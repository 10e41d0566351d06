import { randomUUID } from 'node:crypto';
import { BucketStore } from './bucket-store.js';

const probe = Buffer.from('Does this store honour conditions on writes?');

/** Without conditional writes, two teams that ship at once would overwrite each other without an error. */
export class CheckedBucket extends BucketStore {
  private checking?: Promise<string | null>;

  override async create(key: string, body: Buffer): Promise<boolean> {
    await this.throwOnDefect();
    return super.create(key, body);
  }

  override async replace(key: string, body: Buffer, version: string | null): Promise<boolean> {
    await this.throwOnDefect();
    return super.replace(key, body, version);
  }

  findDefect(): Promise<string | null> {
    this.checking ??= this.check().catch((error: unknown) => {
      this.checking = undefined;
      throw error;
    });
    return this.checking;
  }

  private async throwOnDefect(): Promise<void> {
    const defect = await this.findDefect();
    if (defect) throw new Error(defect);
  }

  private async check(): Promise<string | null> {
    const folder = `.check/${randomUUID()}`;
    const key = `${folder}/probe`;
    await super.create(key, probe);
    const ignored = (await super.create(key, probe))
      ? 'If-None-Match'
      : (await super.replace(key, probe, '"another version"'))
        ? 'If-Match'
        : null;
    await this.remove(folder);
    if (!ignored) return null;
    return `The bucket ${this.url} ignores ${ignored} on writes: releases would overwrite each other`;
  }
}
