import { describe, expect, it } from '@jest/globals';
import { ownRequest } from '../testing/own';
import { changedFields, formValues } from './changedFields';

const before = formValues(ownRequest({ endDate: null, tipAmount: 25, offersTips: true, acceptsTips: false }));

describe('a changed listing', () => {
  it('fills the form with texts', () => {
    expect(before).toMatchObject({ endDate: '', tipAmount: '25', offersTips: 'on', acceptsTips: '' });
  });

  it('sends what has changed, as the contract expects it', () => {
    expect(changedFields(before, before)).toEqual({});
    const values = { ...before, tipAmount: '30', offersTips: '', acceptsTips: 'on', skills: 'Patience' };
    expect(changedFields(values, before)).toEqual({
      tipAmount: 30,
      offersTips: false,
      acceptsTips: true,
      skills: 'Patience',
    });
  });

  it('sends what helps and who flies as a whole, and null when I fly myself', () => {
    const flyer = { firstName: 'Lakshmi', relation: 'mother', ageGroup: '70_79', languages: null } as const;
    const listed = formValues(ownRequest({ flyer, needs: ['company', 'forms'] }));
    expect(changedFields(listed, listed)).toEqual({});
    expect(changedFields({ ...listed, needs: '' }, listed)).toEqual({ needs: [] });
    expect(changedFields({ ...listed, 'flyer.languages': 'Hindi' }, listed)).toEqual({
      flyer: { ...flyer, languages: 'Hindi' },
    });
    expect(changedFields({ ...listed, flies: 'me' }, listed)).toEqual({ flyer: null });
  });

  it('sends whether everybody sees the flight', () => {
    expect(changedFields({ ...before, showFlight: 'off' }, before)).toEqual({ showFlight: false });
    const kept = formValues(ownRequest({ showFlight: false }));
    expect(changedFields({ ...kept, showFlight: 'on' }, kept)).toEqual({ showFlight: true });
  });

  it('sends null for a field that was cleared', () => {
    expect(changedFields({ ...before, tipAmount: '', description: '' }, before)).toEqual({
      tipAmount: null,
      description: null,
    });
  });

  it('sends the landing of a direct trip with its day, and null when it was cleared', () => {
    const flight = { date: '2099-12-04', time: '22:15', arrivalTime: '04:50', arrivalDate: '2099-12-05' };
    const landing = formValues(ownRequest(flight));
    expect(landing).toMatchObject({ arrivalTime: '04:50', landsAfter: '1' });
    expect(changedFields(landing, landing)).toEqual({});
    expect(changedFields({ ...landing, arrivalTime: '05:10' }, landing)).toEqual({
      arrivalTime: '05:10',
      arrivalDate: '2099-12-05',
    });
    expect(changedFields({ ...landing, arrivalTime: '' }, landing)).toEqual({ arrivalTime: null });
    expect(changedFields({ ...landing, date: '2099-12-10' }, landing)).toEqual({
      date: '2099-12-10',
      arrivalTime: '04:50',
      arrivalDate: '2099-12-11',
    });
  });
});
