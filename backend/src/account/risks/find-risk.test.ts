import { describe, expect, it } from '@jest/globals';
import { findRisk, riskRules } from './find-risk.js';
import { riskKinds } from './rules.js';

describe.each(Object.entries(riskRules))('the rules of %s', (_, rules) => {
  describe.each(riskKinds)('about %s', (kind) => {
    it.each(rules[kind].found)('find: %s', (text) => {
      expect(findRisk(text)).toBe(kind);
    });

    it.each(rules[kind].fine)('do not find: %s', (text) => {
      expect(findRisk(text)).toBeNull();
    });

    it('have examples of both', () => {
      expect([rules[kind].found.length > 1, rules[kind].fine.length > 0]).toEqual([true, true]);
    });
  });
});

it('is fast for the longest and worst message', () => {
  const worst = ['carry a b c '.repeat(170), 'send '.repeat(400), 'a'.repeat(2000), 'photo of '.repeat(220)];
  for (const text of worst) {
    findRisk(text);
    const start = performance.now();
    findRisk(text);
    expect(performance.now() - start).toBeLessThan(50);
  }
});
