import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.mjs';
import { nameRefusal } from './name-refusal.ts';

describe('a new remote may not be called', () => {
  const reasons: [name: string, reason: RegExp][] = [
    ['Gates', /lower-case words/],
    ['gate7', /lower-case words/],
    ['-gates', /lower-case words/],
    ['../gates', /lower-case words/],
    ['a'.repeat(31), /30 letters/],
    ['messaging', /there is a folder mf-messaging already/],
    ['shell', /reserved in the release store/],
    ['channels', /reserved in the release store/],
    ['search', /\/search is served by mf-listings/],
    ['contact', /\/contact is served by shell/],
    ['api', /\/api is served by the backend/],
  ];
  for (const [name, reason] of reasons)
    it(`"${name}"`, async () => assert.match((await nameRefusal(name)) ?? '', reason));

  it('like a path of the server', async () => {
    const segments = firstSegments();
    assert.ok(segments.includes('health') && segments.includes('mf'));
    for (const segment of segments)
      assert.ok(await nameRefusal(segment), `the server would hide /${segment}`);
  });
});

it('may have a name of two words', async () => assert.equal(await nameRefusal('two-words'), undefined));

/** The first path segment of every route in the server's code. */
function firstSegments(): string[] {
  const source = join(root, 'backend/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  const named = code.matchAll(/(?:@Controller\('|server\.(?:get|post|route)\('\/)([a-z]+)/g);
  return [...new Set(Array.from(named, ([, segment = '']) => segment))];
}
