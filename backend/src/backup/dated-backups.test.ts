import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { datedPlace, deleteOld } from './dated-backups.js';

describe('backups of many nights', () => {
  const now = new Date('2026-11-24T03:15:30Z');
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'amigo-nights-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function make(name: string, isFinished = true) {
    mkdirSync(join(folder, name, 'database'), { recursive: true });
    if (isFinished) writeFileSync(join(folder, name, 'manifest.sha256'), '');
  }

  it('are in a folder each, named by the time', () => {
    expect(datedPlace('/backups', now)).toBe('/backups/2026-11-24T03-15-30Z');
  });

  it('leave the newest, and nothing that was not finished within a day', async () => {
    const nights = ['21', '22', '23', '24'].map((day) => `2026-11-${day}T03-15-30Z`);
    for (const night of nights) make(night);
    make('2026-11-20T03-15-30Z', false);
    make('2026-11-24T03-15-10Z', false);
    make('from-the-move');
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    expect(await deleteOld(folder, 2, now)).toEqual(['2026-11-20T03-15-30Z', nights[0], nights[1]]);
    expect(readdirSync(folder).sort()).toEqual([
      nights[2],
      '2026-11-24T03-15-10Z',
      nights[3],
      'from-the-move',
      'notes.txt',
    ]);
  });

  it('stay while there are fewer than are kept', async () => {
    make('2026-11-23T03-15-30Z');
    expect(await deleteOld(folder, 14, now)).toEqual([]);
  });

  it('are deleted by the rules of the bucket where they are in one', () => {
    expect(() => datedPlace('s3://backups/site')).toThrow('let its lifecycle rules delete old backups');
  });
});
