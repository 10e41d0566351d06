import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { hostBreaks } from './breaks.ts';
import { draftFolder, emitHostApi, frontDoor } from './emit.ts';

const drafts = draftFolder();
const lastFolder = join(drafts, 'last');
const remotes = [
  { name: 'messaging', release: '0.1.0-abc', uses: { host: ['api', 'isServed'], api: [] } },
  { name: 'payments', release: '0.2.0-def', uses: { host: ['api', 'defineRemote', 'Slot'], api: [] } },
];

before(() => emitHostApi(lastFolder));
after(() => rmSync(drafts, { recursive: true }));

/** What is found when today's host is the last one with some places rewritten: file, what stands there, what instead. */
async function breaksAfter(name, changes) {
  const folder = join(drafts, name);
  cpSync(lastFolder, folder, { recursive: true });
  const host = join(folder, 'shell/src/host');
  for (const [file, text, instead] of changes) {
    const places = readdirSync(host).filter((one) => file === 'any' || one === `${file}.d.ts`);
    const isPlanted = places.map((one) => rewrite(join(host, one), text, instead)).some(Boolean);
    assert.ok(isPlanted, `${text} is not in ${file}`);
  }
  return hostBreaks({ last: join(lastFolder, frontDoor), now: join(folder, frontDoor), remotes });
}

function rewrite(file, text, instead) {
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(text, instead);
  writeFileSync(file, after);
  return after !== before;
}

const names = (sentences) => sentences.map((one) => /^`(\w+)`/.exec(one)[1]);

describe('the host API breaks nobody', { concurrency: 2 }, () => {
  it('when nothing has changed', async () => {
    assert.deepEqual(await breaksAfter('same', []), []);
  });

  it('when it grows', async () => {
    const growth = [
      ['any', '"Block" |', '"Block" | "Seat" |'],
      ['slots', "'profile.tips'", "'profile.seat': { row: number };\n'profile.tips'"],
      ['slots', "type: 'helper'", "row?: number; type: 'helper'"],
      ['remote', 'title: string;', 'title: string; icon?: string;'],
      ['Slot', 'waiting?', 'small?: boolean; waiting?'],
      ['apiError', 'message: string;', 'message: string; hint: string;'],
      ['isServed', '(path: string)', '(path: string, how?: number)'],
      ['index', /$/g, "export { seatOf } from './isServed';\n"],
      ['isServed', 'export declare', 'export declare const seatOf: string;\nexport declare'],
    ];
    assert.deepEqual(await breaksAfter('growth', growth), []);
  });
});

describe('the host API is refused', { concurrency: 2 }, () => {
  it('when something is gone, saying who would break', async () => {
    const said = await breaksAfter('gone', [
      ['index', "export { isServed } from './isServed';", ''],
      ['index', "export { randomId } from '../site/randomId';", ''],
      ['apiError', 'serverMessage?: string;', ''],
      ['any', '"Block" |', ''],
    ]);
    assert.deepEqual(names(said), ['api', 'ApiError', 'isServed', 'randomId']);
    assert.match(said[0], /has changed, and would break messaging 0.1.0-abc, payments 0.2.0-def\./);
    assert.match(said[2], /is gone, and would break messaging 0.1.0-abc\./);
    assert.match(said[3], /is gone, which breaks no remote of the last release/);
  });

  it('when a function asks for something else', async () => {
    const [said] = await breaksAfter('asks', [['isServed', '(path: string)', '(path: number)']]);
    assert.match(said, /`isServed` has changed, and would break messaging 0.1.0-abc\.\n {4}TS2322/);
  });

  it('when a place is gone', async () => {
    const said = await breaksAfter('place', [['slots', /'profile.tips'.*\n/g, '']]);
    assert.deepEqual(names(said), ['Slot', 'Slots']);
  });

  it('when a place tells something else', async () => {
    const said = await breaksAfter('prop', [['slots', "'helper' | 'seeking_help'", 'number']]);
    assert.deepEqual(names(said), ['defineRemote', 'RemoteDeclaration', 'Slot', 'Slots']);
    assert.match(said[0], /payments 0.2.0-def/);
  });

  it('when a page or a remote has to say more', async () => {
    const page = await breaksAfter('page', [['remote', 'title: string;', 'title: string; icon: string;']]);
    assert.deepEqual(names(page), ['defineRemote', 'RemoteDeclaration', 'RemoteRoute']);
    const remote = await breaksAfter('remote', [['remote', 'name: string;', 'name: string; team: string;']]);
    assert.deepEqual(names(remote), ['defineRemote', 'RemoteDeclaration']);
  });
});
