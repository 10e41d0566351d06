import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { comparedWith, type Views } from './compare-languages.ts';

const view = (largestPaint: number, script = 200, rendered = 1): Views[string][number] => {
  return { largestPaint, script, rendered };
};
const missed = (views: Views) =>
  comparedWith('en', views).verdicts.flatMap(({ isMet, text }) => (isMet ? [] : [text]));

describe('first visits in a language, compared with English', () => {
  it('may paint a tenth later and weigh 6 KB of script more', () => {
    assert.deepEqual(missed({ en: [view(1_000)], fa: [view(1_100, 206)] }), []);
    assert.deepEqual(missed({ en: [view(1_000)], fa: [view(1_120, 206.1)] }), [
      'fa: largest paint 1.12 of en (at most 1.1)',
      'fa: 6.1 KB of script more (at most 6)',
    ]);
  });

  it('are compared round by round, so that a busy moment affects all', () => {
    const { figures } = comparedWith('en', {
      en: [view(1_000), view(3_000), view(1_000)],
      te: [view(1_050), view(3_150), view(2_000)],
    });
    assert.equal(figures.te?.ratio, 1.05);
  });

  it('miss their bounds in one visit without a rendered page, and without a visit in English', () => {
    assert.deepEqual(missed({ en: [view(1_000), view(1_000)], fa: [view(1_000), view(1_000, 200, 0)] }), [
      'fa: rendered in every visit',
    ]);
    assert.deepEqual(missed({ en: [], fa: [view(1_000)] }).slice(-2), [
      'fa: largest paint NaN of en (at most 1.1)',
      'fa: NaN KB of script more (at most 6)',
    ]);
  });
});
