import { expect, it } from '@jest/globals';
import { legsWithin } from 'backend/contract/listings/legs';
import { longestWindow, tripAsked } from './tripAsked';

const search = { from: 'DEL', to: 'ORD', date: '2026-12-04' };

it('asks with the flight, for those who are searched', () => {
  const needs = ['forms' as const];
  expect(tripAsked({ ...search, flight: 'AI127', type: 'helper', needs })).toEqual({
    legs: 'DEL-ORD.2026-12-04.AI127',
    type: 'helper',
    needs,
  });
});

it('asks for no more days than the contract allows', () => {
  expect(longestWindow).toBe(legsWithin);
  expect(tripAsked({ ...search, endDate: '2026-12-07' }).endDate).toBe('2026-12-07');
  expect(tripAsked({ ...search, endDate: '2027-02-01' }).endDate).toBe('2027-01-03');
});
