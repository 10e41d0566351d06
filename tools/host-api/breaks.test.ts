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

type Change = [file: string, text: string | RegExp, replacement: string];

/** The breaks after the declarations of the last host were edited. */
async function breaksAfter(name: string, changes: Change[]): Promise<string[]> {
  const folder = join(drafts, name);
  cpSync(lastFolder, folder, { recursive: true });
  const shell = join(folder, 'shell/src');
  const declarations = readdirSync(shell, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.d.ts'),
  );
  for (const [file, text, replacement] of changes) {
    const files = declarations.filter((one) => file === 'any' || one === `${file}.d.ts`);
    const isChanged = files.map((one) => rewrite(join(shell, one), text, replacement)).some(Boolean);
    assert.ok(isChanged, `${text} is not in ${file}`);
  }
  return hostBreaks({ last: join(lastFolder, frontDoor), now: join(folder, frontDoor), remotes });
}

function rewrite(file: string, text: string | RegExp, replacement: string): boolean {
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(text, replacement);
  writeFileSync(file, after);
  return after !== before;
}

const namesIn = (sentences: string[]) => sentences.map((one) => /^`(\w+)`/.exec(one)?.[1]);

describe('the host API breaks no remote', { concurrency: 2 }, () => {
  it('when nothing has changed', async () => {
    assert.deepEqual(await breaksAfter('same', []), []);
  });

  it('when it grows', async () => {
    const growth: Change[] = [
      ['any', '"Block" |', '"Block" | "Seat" |'],
      ['base/slots', "'profile.tips'", "'profile.seat': { row: number };\n'profile.tips'"],
      ['base/slots', "type: 'helper'", "row?: number; type: 'helper'"],
      ['base/declaration', 'title: string;', 'title: string; icon?: string;'],
      ['host/Slot', 'waiting?', 'small?: boolean; waiting?'],
      ['api/apiError', 'message: string;', 'message: string; hint: string;'],
      ['host/isServed', '(path: string)', '(path: string, how?: number)'],
      ['host/index', /$/g, "export { seatOf } from './isServed';\n"],
      ['host/isServed', 'export declare', 'export declare const seatOf: string;\nexport declare'],
    ];
    assert.deepEqual(await breaksAfter('growth', growth), []);
  });
});

describe('the host API is refused', { concurrency: 2 }, () => {
  it('when a name is gone, with the remotes that would break', async () => {
    const errors = await breaksAfter('gone', [
      ['host/index', "export { isServed } from './isServed';", ''],
      ['host/index', "export { randomId } from '../base/randomId';", ''],
      ['api/apiError', 'serverMessage?: string;', ''],
      ['any', '"Block" |', ''],
    ]);
    assert.deepEqual(namesIn(errors), ['apiOf', 'api', 'ApiError', 'isServed', 'randomId']);
    assert.match(errors[1] ?? '', /has changed, and would break messaging 0.1.0-abc, payments 0.2.0-def\./);
    assert.match(errors[3] ?? '', /is gone, and would break messaging 0.1.0-abc\./);
    assert.match(errors[4] ?? '', /is gone, which breaks no remote of the last release/);
  });

  it('when a parameter changes its type', async () => {
    const [error = ''] = await breaksAfter('parameter', [
      ['host/isServed', '(path: string)', '(path: number)'],
    ]);
    assert.match(error, /`isServed` has changed, and would break messaging 0.1.0-abc\.\n {4}TS2322/);
  });

  it('when a slot is gone', async () => {
    const errors = await breaksAfter('slot', [['base/slots', /'profile.tips'.*\n/g, '']]);
    assert.deepEqual(namesIn(errors), ['Slot', 'Slots']);
  });

  it('when the props of a slot change', async () => {
    const errors = await breaksAfter('prop', [['base/slots', "'helper' | 'seeking_help'", 'number']]);
    assert.deepEqual(namesIn(errors), ['defineRemote', 'RemoteDeclaration', 'Slot', 'Slots']);
    assert.match(errors[0] ?? '', /payments 0.2.0-def/);
  });

  it('when a page or a remote needs a new property', async () => {
    const page = await breaksAfter('page', [
      ['base/declaration', 'title: string;', 'title: string; icon: string;'],
    ]);
    assert.deepEqual(namesIn(page), ['defineRemote', 'RemoteDeclaration', 'RemoteRoute']);
    const remote = await breaksAfter('remote', [
      ['base/declaration', 'name: string;', 'name: string; team: string;'],
    ]);
    assert.deepEqual(namesIn(remote), ['defineRemote', 'RemoteDeclaration']);
  });
});
