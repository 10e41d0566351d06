import { describe, expect, it } from '@jest/globals';
import { choicesOn, daysOf, weekdaysOf } from './choices';
import { leg, scheduled } from '../../testing/flights';

const toFrankfurt = leg({ departure: 'JFK', arrival: 'FRA', date: '2027-03-04', arrivalTime: '10:40' });
const toSingapore = leg({ departure: 'FRA', arrival: 'SIN', date: '2027-03-05', arrivalTime: '06:30' });
const plane = scheduled({ number: 'SQ25', legs: [toFrankfurt, toSingapore] });
const ways = (day: string) => choicesOn([plane], day).map(({ departure, arrival }) => departure + arrival);

describe('the choices of a flight', () => {
  it('offers each way from where somebody may board on the day', () => {
    expect(ways('2027-03-04')).toEqual(['JFKFRA', 'JFKSIN']);
    expect(ways('2027-03-05')).toEqual(['FRASIN']);
    expect(ways('2027-03-06')).toEqual([]);
  });

  it('lands where the last leg lands', () => {
    expect(choicesOn([plane], '2027-03-04')[1]).toMatchObject({
      number: 'SQ25',
      time: toFrankfurt.time,
      arrivalTime: '06:30',
      arrivalDate: toSingapore.arrivalDate,
    });
  });

  it('names days once and in order, and weekdays from Monday on', () => {
    const on = (date: string) => scheduled({ legs: [leg({ date })] });
    expect(daysOf([on('2027-03-07'), on('2027-03-04'), on('2027-03-07')])).toEqual([
      '2027-03-04',
      '2027-03-07',
    ]);
    expect(weekdaysOf(['2027-03-04', '2027-03-07', '2027-03-08'])).toEqual([
      '2027-03-08',
      '2027-03-04',
      '2027-03-07',
    ]);
  });
});
