import assert from 'node:assert/strict';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import type { LoaderContext } from 'webpack';
import { root } from '../../root.mjs';
import { issueSentences } from './issue-sentences.ts';
import wordsLoader from './words-loader.ts';

const filesOf = (room: string, report: (file: string) => void = () => undefined) =>
  issueSentences(join(root, room, 'src'), 'fa', report).map((file) => relative(root, file));

describe('what contracts say about a field', () => {
  it('is in the words of the rooms that import them', () => {
    const files = filesOf('mf-payments');
    assert.ok(files.includes('backend/src/payments/sentences/issues/fa.ts'));
    assert.ok(files.includes('backend/src/platform/sentences/issues/fa.ts'));
    assert.ok(!files.some((file) => file.includes('/refusals/')));
    assert.ok(!files.includes('backend/src/trips/sentences/issues/fa.ts'));
  });

  it('is that of the contracts that those are made of, too', () => {
    const read: string[] = [];
    assert.ok(
      filesOf('mf-trips', (file) => read.push(relative(root, file))).includes(
        'backend/src/listings/sentences/issues/fa.ts',
      ),
    );
    assert.ok(read.includes('backend/src/trips/requests/contract.ts'));
  });

  it('is spoken with the words of a room, and not loaded in English', async () => {
    const words = join(root, 'shell/src/words');
    const load = (query: string, file: string) =>
      Promise.resolve(
        wordsLoader.call(
          {
            resourcePath: join(words, file),
            resourceQuery: query,
            addDependency: () => undefined,
            addContextDependency: () => undefined,
          } as unknown as LoaderContext<unknown>,
          "export const en = { contact: 'Contact' };",
        ),
      );
    const spoken = await load('?speak', 'fa.ts');
    assert.match(
      spoken,
      /import \{ fa as issues0 \} from '[./]+backend\/src\/account\/sentences\/issues\/fa\.ts'/,
    );
    assert.match(spoken, /speakIssues\(translator\('fa', \[issues0, issues1, issues2\]\)\)/);
    for (const query of ['?keys', '?key=contact'])
      assert.doesNotMatch(await load(query, 'en.ts'), /issues|translator/);
  });
});
