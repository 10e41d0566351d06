import { describe, expect, it } from '@jest/globals';
import { completeLanguages } from '../../platform/language/languages.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import { clients, features, untested, type Feature } from './client-support.js';
import { contrastsOf } from './contrasts.js';
import { everyMail } from './every-mail.js';
import { elementsOf, styleOf, usedFeatures } from './used-features.js';

/** Gmail hides what follows, behind a link. */
const gmailClips = 102_400;
/** Gmail drops a longer <style>. */
const gmailStyle = 16_384;

const site = { languages: completeLanguages, publicUrl: 'https://amigo.example' };
const mails = Object.entries(everyMail).flatMap(([name, text]) =>
  completeLanguages.map((language) => ({
    name: `${name} in ${language}`,
    html: renderForReader(text, language, site).html,
  })),
);
const used = [...new Set(mails.flatMap(({ html }) => [...usedFeatures(html)]))];

/** What some client does to a mail that uses these. */
const losses = (names: Iterable<string>, table: Record<string, Feature> = features): string[] =>
  [...names].flatMap((name) => {
    if (name in untested) return [];
    const feature = table[name];
    if (!feature) return [`${name} is not in the table`];
    const support = feature.support.replaceAll(' ', '');
    const without = clients.filter((_, index) => support[index] === 'n');
    return without.length && !feature.loss ? [`${name} is lost in ${without.join(', ')}`] : [];
  });

describe('mails of every kind, in every language', () => {
  it('use only what the mail clients support, or what no reader misses', () => {
    expect(losses(used)).toEqual([]);
  });

  it('stay below the size at which Gmail clips them', () => {
    const sizes = mails.map(({ name, html }) => ({ name, bytes: Buffer.byteLength(html) }));
    expect(sizes.filter(({ bytes }) => bytes >= gmailClips)).toEqual([]);
    const [{ html }] = mails as [(typeof mails)[number]];
    expect(Buffer.byteLength(styleOf(html))).toBeLessThan(gmailStyle);
  });

  it('run in the right direction where a client drops either way to say it', () => {
    const once = mails.flatMap(({ name, html }) =>
      elementsOf(html)
        .filter(
          ({ name: element, attributes, style }) =>
            element !== 'html' && attributes['dir'] !== style['direction'],
        )
        .map((element) => `<${element.name}> of ${name}`),
    );
    expect(once).toEqual([]);
  });

  it('are readable with <style> and without it, on light and on dark ground', () => {
    const pale = mails.flatMap(({ html }) =>
      contrastsOf(html)
        .filter(({ ratio }) => !(ratio >= 4.5))
        .map(({ words, ratio }) => `${words}: ${ratio}`),
    );
    expect([...new Set(pale)]).toEqual([]);
  });
});

describe('the table', () => {
  it('has each client for each feature, and nothing that no mail uses', () => {
    for (const [name, { support }] of Object.entries(features))
      expect([name, support.replaceAll(' ', '')]).toEqual([name, expect.stringMatching(/^[yanu]{22}$/)]);
    const known = [...Object.keys(features), ...Object.keys(untested)];
    expect(known.filter((name) => !used.includes(name))).toEqual([]);
  });

  it.each([
    ['<p style="display:flex">A</p>', 'display:flex'],
    ['<video src="a">A</video>', '<video>'],
    ['<p style="color:rgba(0,0,0,1)">A</p>', 'rgba()'],
    ['<p style="margin:1rem">A</p>', 'rem'],
    ['<style>@font-face{font-family:A}</style>', '@font-face'],
    ['<style>p:hover{color:red}</style>', 'p:hover'],
  ])('refuses %s', (html, name) => {
    expect(losses(usedFeatures(html))).toContain(`${name} is not in the table`);
  });

  it('refuses what a client drops, unless it says why no reader misses it', () => {
    // As caniemail.com has it.
    const row = { page: 'css-display-flex', support: 'yyaa yy nyyyy yyy y y yyy nyy' };
    const flex = (feature: Feature) => losses(['display:flex'], { 'display:flex': feature });
    expect(flex(row)).toEqual(['display:flex is lost in Outlook for Windows, GMX']);
    expect(flex({ ...row, loss: 'they stand below each other' })).toEqual([]);
  });
});
