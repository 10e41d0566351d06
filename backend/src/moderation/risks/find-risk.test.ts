import { describe, expect, it } from '@jest/globals';
import { findRisks, riskRules } from './find-risk.js';
import { riskKinds } from './risk-rules.js';
import { everyday } from './testing/everyday.js';
import { harmful } from './testing/harmful.js';
import { harmless } from './testing/harmless.js';

describe.each(Object.entries(riskRules))('the rules of %s', (_, rules) => {
  describe.each(riskKinds)('about %s', (kind) => {
    it.each(rules[kind].found)('find: %s', (text) => {
      expect(findRisks(text)).toContain(kind);
    });

    it.each(rules[kind].fine)('do not find: %s', (text) => {
      expect(findRisks(text)).toEqual([]);
    });

    it('have examples of both', () => {
      expect([rules[kind].found.length > 1, rules[kind].fine.length > 0]).toEqual([true, true]);
    });
  });
});

it.each([
  [
    'Please send me 200 dollars by Western Union first, and then carry a parcel for my cousin.',
    ['money', 'parcels'],
  ],
  ['Add me on Telegram and send me a copy of your passport', ['documents', 'elsewhere']],
])('finds all kinds in one message, money first: %s', (text, kinds) => {
  expect(findRisks(text)).toEqual(kinds);
});

describe('the tables of sentences', () => {
  const bad = riskKinds.flatMap((kind) => harmful[kind].map((text) => [kind, text] as const));
  const good = [...Object.values(harmless).flat(), ...everyday];

  it.each(bad)('has one about %s that is found: %s', (kind, text) => {
    expect(findRisks(text)).toContain(kind);
  });

  it.each(good)('has a harmless one that is not found: %s', (text) => {
    expect(findRisks(text)).toEqual([]);
  });

  it('are long, and show precision and recall', () => {
    const found = bad.filter(([, text]) => findRisks(text).length > 0).length;
    const wrong = good.filter((text) => findRisks(text).length > 0).length;
    process.stdout.write(
      `${bad.length} harmful and ${good.length} harmless sentences: precision ${(found / (found + wrong)).toFixed(3)}, recall ${(found / bad.length).toFixed(3)}\n`,
    );
    expect(bad.length).toBeGreaterThanOrEqual(80);
    expect(good.length).toBeGreaterThanOrEqual(80);
  });
});
