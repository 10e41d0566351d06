import { describe, expect, it } from '@jest/globals';
import { daySteps, isTakenAlone, meetsAfterSecurity, sideOfMeeting, stepOfTap } from './day-steps.js';

const both = { with: 'both' } as const;
const helper = { with: 'helper' } as const;
const seeker = { with: 'seeker' } as const;
const inWords = (plan: Parameters<typeof daySteps>[0]) =>
  daySteps(plan).map(({ step, leg }) => `${step} ${leg}`);

describe('the steps of a day', () => {
  it.each([[undefined], [[]], [[both]]])('are six on a direct trip: %j', (legs) => {
    expect(inWords({ legs })).toEqual([
      'at_airport 1',
      'met 1',
      'security 1',
      'boarded 1',
      'landed 1',
      'handed_over 1',
    ]);
  });

  it('board and land on each leg, with a connection before the next one', () => {
    expect(inWords({ legs: [both, both, both] }).slice(3)).toEqual([
      'boarded 1',
      'landed 1',
      'connected 2',
      'boarded 2',
      'landed 2',
      'connected 3',
      'boarded 3',
      'landed 3',
      'handed_over 3',
    ]);
  });

  it('are those of the legs flown together', () => {
    expect(inWords({ legs: [seeker, helper, both, both, seeker] })).toEqual([
      'at_airport 3',
      'met 3',
      'security 3',
      'boarded 3',
      'landed 3',
      'connected 4',
      'boarded 4',
      'landed 4',
      'handed_over 4',
    ]);
  });

  it('go through security first, when they meet behind it', () => {
    expect(inWords({ meetsAfterSecurity: true }).slice(0, 3)).toEqual([
      'at_airport 1',
      'security 1',
      'met 1',
    ]);
  });
});

describe('what each of the two does alone', () => {
  it.each([
    ['nothing, where both begin', [both, both], false, []],
    ['nothing, where she flies on', [both, seeker], true, []],
    ['going to the airport where she flies in', [seeker, both], false, ['at_airport 2']],
    ['going to the airport where the helper flies in', [helper, both], false, ['at_airport 2']],
    ['also security, when they meet behind it', [seeker, both, both], true, ['at_airport 2', 'security 2']],
  ])('is %s', (_what, legs, meetsBehind, alone) => {
    const plan = { legs, meetsAfterSecurity: meetsBehind };
    const found = daySteps(plan).filter((step) => isTakenAlone(step, plan));
    expect(found.map(({ step, leg }) => `${step} ${leg}`)).toEqual(alone);
  });
});

describe('a tap', () => {
  const legs = [seeker, both, both];
  it.each([
    ['at_airport', undefined, 2],
    ['boarded', undefined, 2],
    ['boarded', 3, 3],
    ['connected', undefined, 3],
    ['connected', 3, 3],
    ['connected', 2, 3],
    ['landed', undefined, 3],
    ['landed', 2, 2],
    ['handed_over', undefined, 3],
  ] as const)('%s with leg %p is of leg %p', (step, leg, found) => {
    expect(stepOfTap({ step, leg }, legs)).toEqual({ step, leg: found });
  });

  it.each([
    ['boarded', 1],
    ['met', 3],
    ['landed', 4],
    ['connected', 1],
    ['handed_over', 2],
  ] as const)('%s of leg %p is of no step', (step, leg) => {
    expect(stepOfTap({ step, leg }, legs)).toBeUndefined();
  });

  it('has no connection on a direct trip', () => {
    expect(stepOfTap({ step: 'connected' }, [])).toBeUndefined();
  });
});

describe('two people', () => {
  it.each([
    ['After security, at the clock', true],
    ['Gate B22', true],
    ['Frankfurt, gate of LH430', true],
    ['Business lounge', true],
    ['Gate', true],
    ['Transfer desk', true],
    ['Information desk', false],
    ['Terminal 3, Gate 6', false],
    ['Check-in 4, next to the gate of the car park', false],
    ['Terminal 1, before security', false],
    [null, false],
  ])('meet behind security, as they have agreed: %p', (meetingPoint, isAfter) => {
    expect(meetsAfterSecurity({ meetingPoint })).toBe(isAfter);
  });

  it('meet behind security, where the traveler lands and the place does not say', () => {
    const legs = [seeker, both];
    expect(meetsAfterSecurity({ meetingPoint: null, legs })).toBe(true);
    expect(meetsAfterSecurity({ meetingPoint: 'Information desk', legs })).toBe(true);
    expect(meetsAfterSecurity({ meetingPoint: 'Check-in 4', legs })).toBe(false);
    expect(meetsAfterSecurity({ meetingPoint: null, legs: [helper, both] })).toBe(false);
  });

  it.each([
    ['Después del control, puerta 22', 'after'],
    ['Puerta B22', 'after'],
    ['Porte 40, après le contrôle', 'after'],
    ['Porte d’embarquement 40', 'after'],
    ['بعد از بازرسی، کنار ساعت', 'after'],
    ['सुरक्षा जांच के बाद', 'after'],
    // With the sign as a letter of its own.
    ['ट्रांसफ\u093cर काउंटर', 'after'],
    ['భద్రతా తనిఖీ తర్వాత, గేటు 4', 'after'],
    ['安检后，登机口 22', 'after'],
    ['过了安检', 'after'],
    ['Antes del control de seguridad', 'before'],
    ['Devant l’entrée 3', 'before'],
    ['قبل از بازرسی', 'before'],
    ['सुरक्षा जाँच से पहले', 'before'],
    ['భద్రతా తనిఖీకి ముందు', 'before'],
    ['安检之前', 'before'],
    ['Gate 22', null],
    ['Puerta 22', null],
    ['Starbucks', null],
    [null, null],
  ] as const)('are on the side of security that the place says in any language: %p', (meetingPoint, side) => {
    expect(sideOfMeeting({ meetingPoint })).toBe(side);
  });
});
