import { describe, expect, it } from '@jest/globals';
import { language } from '../../platform/language/contract.js';
import { airports } from './airports.js';
import { airportNamed, cityIn } from './city-names.js';
import { cityLists } from './city-names/all-lists.js';
import { readNames } from './city-names/read-names.js';

const { en, es, hi, te, zh, fa, fr } = cityLists;

describe('the list of city names', () => {
  it.each([
    ['Frankfurt', 'FRA'],
    ['Fráncfort', 'FRA'],
    ['francfort', 'FRA'],
    ['फ़्रैंकफ़र्ट', 'FRA'],
    ['फ्रैंकफर्ट', 'FRA'],
    ['ఫ్రాంక్‌ఫర్ట్', 'FRA'],
    ['ఫ్రాంక్ఫర్ట్', 'FRA'],
    ['法兰克福', 'FRA'],
    ['فرانکفورت', 'FRA'],
    ['فرانكفورت', 'FRA'],
    ['Nueva Delhi', 'DEL'],
    ['दिल्ली', 'DEL'],
    ['नई दिल्ली', 'DEL'],
    ['ఢిల్లీ', 'DEL'],
    ['德里', 'DEL'],
    ['دهلی', 'DEL'],
    ['دهلي نو', 'DEL'],
    ['هنگ‌کنگ', 'HKG'],
    ['هنگ کنگ', 'HKG'],
    ['हैदराबाद', 'HYD'],
    ['హైదరాబాద్', 'HYD'],
    ['Genève', 'GVA'],
    ['Ginebra', 'GVA'],
  ])('finds the airport of %s', (name, code) => {
    expect(airportNamed(name)?.code).toBe(code);
  });

  it.each(['Londres de Arriba', 'تهران', '东京', 'दल', 'دهل'])(
    'does not guess which airport %s is',
    (name) => {
      expect(airportNamed(name)).toBeUndefined();
    },
  );

  it('names a city in each language, and in English where there is no other name', () => {
    const named = (code: string) => language.options.map((one) => cityIn(one, code));
    expect(named('IKA')).toEqual(['Tehran', 'Teherán', 'तेहरान', 'టెహ్రాన్', '德黑兰', 'تهران', 'Téhéran']);
    expect(named('DEL')).toEqual(['Delhi', 'Delhi', 'दिल्ली', 'ఢిల్లీ', '德里', 'دهلی', 'Delhi']);
    expect(named('ABE')).toEqual(Array(7).fill('Allentown'));
    expect(named('XXX')).toEqual(Array(7).fill('XXX'));
  });

  it('has the cities of the 300 busiest airports in the languages of other scripts', () => {
    const busiest = airports.slice(0, 300).map(({ code }) => code);
    for (const list of [en, hi, te, zh, fa]) {
      const names = readNames(list);
      expect(busiest.filter((code) => !names.get(code)?.[0])).toEqual([]);
    }
  });

  it('has each city in the script of its language', () => {
    const scripts = { hi: /^[\p{Script=Devanagari} /-]+$/u, te: /^[\p{Script=Telugu}\u200c /-]+$/u };
    const others = { zh: /^[\p{Script=Han}/]+$/u, fa: /^[\p{Script=Arabic}\u200c /]+$/u };
    const lists = { hi, te, zh, fa };
    for (const [code, script] of Object.entries({ ...scripts, ...others }))
      for (const names of readNames(lists[code as keyof typeof lists]).values())
        expect(names.join('/')).toMatch(script);
    for (const names of [...readNames(es).values(), ...readNames(fr).values()])
      expect(names.join('/')).toMatch(/^[\p{Script=Latin} /’-]+$/u);
  });
});
