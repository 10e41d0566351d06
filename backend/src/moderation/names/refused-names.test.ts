import { describe, expect, it } from '@jest/globals';
import { nameRefusals, refusalOfName } from './refused-names.js';
import { skeletonOf } from './skeleton.js';
import { realNames } from './testing/real-names.js';

describe('a name', () => {
  it.each([
    'Flight Amigo Support',
    'Flight Amigo',
    'FLIGHT-AMIGO',
    'Fl1ght Am1go',
    'Flіght Amіgo',
    'F.l.i.g.h.t Amigo Help',
    'ｆｌｉｇｈｔ ａｍｉｇｏ',
    '𝗙𝗹𝗶𝗴𝗵𝘁 𝗔𝗺𝗶𝗴𝗼',
    'admin',
    'Admin 24',
    'Adm1n',
    'The Support Team',
    'SupportTeam',
    's u p p o r t',
    'Meera (Verified)',
    'Official Meera',
    'Former member',
    'Former Mémber.',
    'Soporte',
    'Modératrice Anne',
    '官方客服',
    'सपोर्ट टीम',
    'మద్దతు బృందం',
    'پشتیبانی سایت',
    'Amigo Safety',
    'Trust & Safety',
    'Stripe Payouts',
    'Bank Alert',
    'Desk',
    'Desk 24',
    'visit amigo-help',
    'The Payments Team',
    'Refund Department',
    'Amigo Flight',
    'Flight of Amigo',
    'Flight Safety',
    'Safety',
    'Refunds',
    'He1p',
    'BankAlert',
    'StripePayouts',
    'S t r i p e Payouts',
    'Str1pe Pay0uts',
    'Ѕtrіре',
    'Account Notice',
    'Your Payout Manager',
    'Meera - Payments Team',
    'Equipo de Pagos',
    'Seguridad',
    'Équipe paiements',
    'Zahlungen Team',
    'भुगतान टीम',
    'చెల్లింపులు బృందం',
    '支付中心',
    'تیم پرداخت',
  ])('that could be mistaken for ours is refused: %s', (name) => {
    expect(refusalOfName(name)).not.toBeNull();
  });

  it.each([
    ['a Hangul filler', '\u3164\u3164\u3164'],
    ['a filler after a name', 'Meera\u115f'],
    ['a tag character', 'Meera\u{e0041}'],
    ['a zero-width space', 'Mee\u200bra'],
    ['a joiner between Latin letters', 'Mee\u200dra'],
    ['a soft hyphen', 'Mee\u00adra'],
    ['a no-break space', 'Meera\u00a0Nair'],
    ['a private character', 'Meera \ue000'],
    ['a variation selector', 'Meera\ufe0f'],
  ])('with %s is refused', (_, name) => {
    expect(refusalOfName(name)).toBe(nameRefusals.invisible);
  });

  it.each(['Meera ✅', 'Meera ✓', 'Meera ★', 'Ⓜeera', 'Meera 🛡', 'Meera ®', 'Meera √', '\u2800\u2800\u2800'])(
    'with a badge is refused: %s',
    (name) => {
      expect(refusalOfName(name)).toBe(nameRefusals.badge);
    },
  );

  it.each([
    'visit amigo-help.ru',
    'amigo-help.com',
    'Meera www.example.com',
    'meera@example.com',
    't.me/meera',
  ])('with an address is refused: %s', (name) => {
    expect(refusalOfName(name)).toBe(nameRefusals.address);
  });

  it('of two hundred real people is allowed', () => {
    expect(realNames.length).toBeGreaterThanOrEqual(200);
    expect(realNames.filter((name) => refusalOfName(name) !== null)).toEqual([]);
  });

  it.each(['Mееra', 'Оlga', 'Αnna'])('in two alphabets is refused: %s', (name) => {
    expect(refusalOfName(name)).toBe(nameRefusals.mixed);
  });

  it.each([
    'Traveler 4821',
    'Meera',
    'Meera N.',
    'Ifeoma Okafor',
    'Zoë O’Brien-Núñez',
    'José & Maria',
    'Adminta Simkute',
    'Ольга',
    'Ольга Petrova',
    'Ελένη',
    '李小龙',
    '山田 太郎',
    'लक्ष्मी अय्यर',
    'క్ష్మీ',
    'محمد رضا',
    'علی\u200cرضا',
    'ශ්\u200dරීමා',
    'D’Souza / Rao',
    'Ana + Luis',
    'Staffan Nilsson',
    'Amigo Reyes',
  ])('of a person is allowed: %s', (name) => {
    expect(refusalOfName(name)).toBeNull();
  });
});

describe('skeletons', () => {
  it.each([
    ['Meera', 'Мееrа'],
    ['Meera', 'Méera.'],
    ['Meera', 'rneera'],
    ['Ilya', 'llya'],
    ['Tom O.', 'T0m 0'],
    ['Ольга', 'Oльга'],
    ['Meera Nair', 'MeeraNair\u200b'],
  ])('are the same for names that look alike: %s and %s', (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one));
  });

  it.each([
    ['Meera', 'Mira'],
    ['Traveler 4821', 'Traveler 4822'],
    ['राम', 'रमा'],
    ['Anna', 'Ana'],
  ])('differ for other names: %s and %s', (one, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(one));
  });
});
