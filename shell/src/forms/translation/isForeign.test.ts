import { describe, expect, it } from '@jest/globals';
import { isForeign } from './isForeign';

const texts = {
  en: 'My mother is flying for the first time and walks slowly. She will need help with the forms.',
  es: 'Mi madre viaja sola por primera vez. Ella camina muy despacio.',
  fr: 'Ma mère voyage pour la première fois. Elle est lente, je peux vous appeler.',
  hi: 'मेरी माँ पहली बार उड़ान भर रही हैं।',
  te: 'మా అమ్మ మొదటిసారి ప్రయాణిస్తున్నారు.',
  zh: '我妈妈第一次坐飞机。',
  fa: 'مادرم برای اولین بار پرواز می‌کند.',
};

describe('the language of a text', () => {
  it.each(Object.keys(texts))('a text is foreign on the pages of all languages but its own: %s', (page) => {
    const foreign = Object.entries(texts).filter(([, text]) => isForeign(text, page));
    expect(foreign.map(([language]) => language)).toEqual(Object.keys(texts).filter((one) => one !== page));
  });

  it.each(['Delhi', 'Thanks!', '12:30, B22', ''])('is not foreign when nobody can tell: “%s”', (text) => {
    expect(isForeign(text, 'en')).toBe(false);
  });

  it.each(['AI127, B22', 'https://example.com/the-gate', 'anand@example.com 10:15'])(
    'is not foreign where it has no words: “%s”',
    (text) => {
      for (const page of Object.keys(texts)) expect(isForeign(text, page)).toBe(false);
    },
  );

  it('may have numbers without spaces around them', () => {
    expect(isForeign('她12月4日坐AI127去芝加哥', 'en')).toBe(true);
    expect(isForeign('她12月4日坐AI127去芝加哥', 'zh')).toBe(false);
  });

  it('may have names of another script', () => {
    expect(isForeign('मेरी माँ Air India की AI102 से जा रही हैं, उन्हें मदद चाहिए।', 'hi')).toBe(false);
    expect(isForeign('My mother (లక్ష్మి) is on AI102 and will need help.', 'en')).toBe(false);
  });
});
