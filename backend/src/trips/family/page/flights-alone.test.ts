import { describe, expect, it } from '@jest/globals';
import { cityIn } from '../../../listings/index.js';
import { everyLanguage } from '../../../platform/language/words.js';
import { textOf } from '../../testing/family-page.js';
import { journey, pageOf, toDoha, toDublin, toLondon } from '../../testing/sample-journeys.js';
import type { Journey } from '../contract.js';

const inDoha = new Date('2027-03-01T20:00:00Z');
const stepsIn = (page: string) =>
  [...page.matchAll(/<li\s+data-state="(\w+)"[^]*?<\/li>/g)].map(
    ([item, state]) => `${state}: ${textOf(item).trim()}`,
  );
const stepsOf = (found: Journey) => stepsIn(pageOf(found, inDoha));

describe('the steps of a family link with a flight that she takes alone', () => {
  it('have its landing between two companions, and where the next one comes', () => {
    const steps = stepsOf(
      journey(
        [toDoha('Hope'), toLondon(), toDublin],
        [
          ['met', 1, null],
          ['landed', 1, 'Hope'],
          ['handed_over', 1, null],
        ],
      ),
    );
    const goodbye = steps.findIndex((step) => step.includes('Goodbye to Hope'));
    expect(steps.slice(goodbye + 1)).toEqual([
      expect.stringMatching(/^ahead: Landed in London Planned for .*06:30 in London$/),
      'ahead: At the airport in London',
      'ahead: Through security',
      'ahead: Met Jon',
      'ahead: On board to Dublin',
      expect.stringMatching(/^ahead: Landed in Dublin Planned for .*10:30 in Dublin/),
      'ahead: With Faye',
    ]);
    expect(steps.slice(0, 2).map((step) => step.split(' ').slice(1, 4).join(' '))).toEqual([
      'At the airport',
      'Through security',
    ]);
  });

  it('begin with it when she comes to the first companion alone', () => {
    expect(stepsOf(journey([toDoha(), toLondon('Hope')], [])).slice(0, 5)).toEqual([
      expect.stringMatching(/^ahead: Landed in Doha Planned for .*22:10 in Doha$/),
      'ahead: At the airport in Doha',
      'ahead: Through security',
      'ahead: Met Hope',
      'ahead: On board to London',
    ]);
  });

  it('have each of several such flights, and end with the last', () => {
    const last = { ...toDublin, with: 'seeker' as const };
    delete last.helper;
    const steps = stepsOf(journey([toDoha('Hope'), toLondon(), last], [['handed_over', 1, null]]));
    const goodbye = steps.findIndex((step) => step.includes('Goodbye to Hope'));
    expect(steps.slice(goodbye + 1)).toEqual([
      expect.stringMatching(/^ahead: Landed in London Planned for /),
      expect.stringMatching(/^ahead: Landed in Dublin Planned for /),
    ]);
    const landed = journey(
      [toDoha('Hope'), toLondon(), last],
      [
        ['handed_over', 1, null],
        ['landed', 3, 'Faye'],
      ],
    );
    expect(stepsOf(landed).at(-1)).toMatch(/^done: Landed in Dublin \w* ?\d\d:\d\d in/);
  });

  it('name the airport in every language', () => {
    for (const language of everyLanguage) {
      const steps = stepsIn(pageOf(journey([toDoha(), toLondon('Jon')], []), inDoha, language));
      for (const step of steps.slice(0, 2)) expect(step).toContain(cityIn(language, 'DOH'));
    }
  });
});
