import { describe, expect, it } from '@jest/globals';
import { ageGroup, need, relation } from 'backend/contract/listings';
import { fa } from '../words/fa';
import { ageWords, flyerText, relationWords } from './flyer';
import { needTexts, needWords, readNeeds } from '../needs';

const mother = { relation: 'mother', ageGroup: '70_79', languages: 'Hindi' } as const;

describe('the text about who flies', () => {
  it('says who flies, with the first name only to the owner', () => {
    expect(flyerText(mother)).toBe('their mother, 70–79, speaks Hindi');
    expect(flyerText({ ...mother, languages: null })).toBe('their mother, 70–79');
    expect(flyerText({ ...mother, firstName: 'Lakshmi' })).toBe('Lakshmi, your mother, 70–79, speaks Hindi');
  });

  it('says grandmother where somebody said so', () => {
    const kamala = { ...mother, relation: 'grandparent' } as const;
    expect(flyerText(kamala)).toBe('their grandparent, 70–79, speaks Hindi');
    expect(flyerText({ ...kamala, grandparent: 'grandmother' })).toBe(
      'their grandmother, 70–79, speaks Hindi',
    );
  });

  it('keeps the order of a Farsi sentence that begins with a name', () => {
    expect(fa.flyer(['Lakshmi', 'مادر شما'])).toBe('\u2068Lakshmi\u2069، \u2068مادر شما\u2069');
  });

  it('says what helps in the words of the one who offers it', () => {
    expect(needTexts(['wheelchair_booked', 'forms'])).toEqual(['Wheelchair booked', 'Immigration forms']);
    expect(needTexts(['wheelchair_booked', 'forms'], 'helper')).toEqual([
      'A wheelchair',
      'Immigration forms',
    ]);
  });

  it('has words for every code of the contract', () => {
    expect(Object.keys(needWords).toSorted()).toEqual(need.options.toSorted());
    expect(Object.keys(relationWords).toSorted()).toEqual(relation.options.toSorted());
    expect(Object.keys(ageWords).toSorted()).toEqual(ageGroup.options.toSorted());
  });

  it('reads codes in any order, and drops unknown ones', () => {
    expect(readNeeds('forms, changing_planes,a lift,forms')).toEqual(['changing_planes', 'forms']);
    expect(readNeeds('')).toEqual([]);
  });
});
