import { expect, it } from '@jest/globals';
import { ageGroup, need, relation } from 'backend/contract/listings';
import { ageWords, flyerText, relationWords } from './flyer';
import { needWords, readNeeds } from './needs';

const mother = { relation: 'mother', ageGroup: '70_79', languages: 'Hindi' } as const;

it('says who flies, with the first name only to the owner', () => {
  expect(flyerText(mother)).toBe('their mother, 70–79, speaks Hindi');
  expect(flyerText({ ...mother, languages: null })).toBe('their mother, 70–79');
  expect(flyerText({ ...mother, firstName: 'Lakshmi' })).toBe('Lakshmi, your mother, 70–79, speaks Hindi');
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
