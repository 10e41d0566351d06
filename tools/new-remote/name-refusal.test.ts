import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.mjs';
import { refusal } from './name-refusal.ts';

describe('a new remote may not be called', () => {
  for (const [name, reason] of [
    ['Gates', /lower-case words/],
    ['gate7', /lower-case words/],
    ['-gates', /lower-case words/],
    ['../gates', /lower-case words/],
    ['a'.repeat(31), /30 letters/],
    ['messaging', /there is a folder mf-messaging already/],
    ['shell', /meaning of its own in the release store/],
    ['channels', /meaning of its own in the release store/],
    ['search', /\/search is served by mf-listings/],
    ['contact', /\/contact is served by shell/],
    ['api', /\/api is served by the backend/],
  ])
    it(`"${name}"`, async () => assert.match(await refusal(name), reason));

  it('what the server keeps for itself', async () => {
    const words = firstWords();
    assert.ok(words.includes('health') && words.includes('mf'));
    for (const word of words) assert.ok(await refusal(word), `/${word} would be hidden by the server`);
  });
});

it('may have a name of two words', async () => assert.equal(await refusal('two-words'), undefined));

/** The first word of every address that the server's own code names. */
function firstWords() {
  const source = join(root, 'backend/src');
  const files = readdirSync(source, { recursive: true }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  const named = code.matchAll(/(?:@Controller\('|server\.(?:get|post|route)\('\/)([a-z]+)/g);
  return [...new Set(Array.from(named, ([, word]) => word))];
}
