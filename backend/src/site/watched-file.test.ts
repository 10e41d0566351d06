import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { WatchedFile } from './watched-file.js';

const always = 0;
let file: string;
let complaints: string[];
let watched: WatchedFile<{ remotes: string[] }>;
let minute = 0;

/** Writes with a time of change of its own: two writes within a tick of the clock would look like one. */
function write(text: string) {
  writeFileSync(file, text);
  minute += 60;
  utimesSync(file, minute, minute);
}

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'amigo-watched-')), 'registry.json');
  complaints = [];
  const schema = z.object({ remotes: z.array(z.string()) });
  watched = new WatchedFile(file, schema, (sentence) => complaints.push(sentence), always);
});

describe('a watched file', () => {
  it('is read again when it has changed', async () => {
    write('{"remotes":["account"]}');
    expect(await watched.read()).toEqual({ remotes: ['account'] });
    write('{"remotes":["account","listings"]}');
    expect(await watched.read()).toEqual({ remotes: ['account', 'listings'] });
  });

  it.each([
    ['cut off', () => write('{"remotes":[')],
    ['of another shape', () => write('{"remotes":"account"}')],
    ['gone', () => rmSync(file)],
  ])('stands as it last was while the new one is %s, and says so', async (_how, breakIt) => {
    write('{"remotes":["account"]}');
    await watched.read();
    breakIt();
    expect(await watched.read()).toEqual({ remotes: ['account'] });
    expect(complaints).toEqual([expect.stringContaining('the last good one stands')]);
    write('{"remotes":["messaging"]}');
    expect(await watched.read()).toEqual({ remotes: ['messaging'] });
  });

  it('fails when it was never good', async () => {
    await expect(watched.read()).rejects.toThrow();
  });
});
