import { beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { filled, ticked, wholeNumber } from './filled';
import { issuesByField } from './issues';
import { lazyCheck } from './lazyCheck';
import { tabMemory } from './tabMemory';

beforeEach(() => sessionStorage.clear());

describe('what the tab remembers', () => {
  it('is a value under a key until it is removed', () => {
    tabMemory.write('trip', { from: 'JFK' });
    expect(tabMemory.read('trip')).toEqual({ from: 'JFK' });
    tabMemory.remove('trip');
    expect(tabMemory.read('trip')).toBeNull();
  });

  it('may be a plain text, which is no JSON', () => {
    tabMemory.writeText('key', 'a-b-c');
    expect([tabMemory.readText('key'), tabMemory.read('key')]).toEqual(['a-b-c', null]);
    tabMemory.clear();
    expect(tabMemory.readText('key')).toBeNull();
  });
});

describe('a request made of texts', () => {
  const shape = { name: z.string(), bags: z.number().optional(), consent: z.boolean() };
  const read = { bags: wholeNumber, consent: ticked };

  it('leaves out an optional field that is empty, and what the contract does not know', () => {
    expect(filled(shape, { name: '', bags: '', consent: 'on', more: 'x' }, read)).toEqual({
      name: '',
      consent: true,
    });
  });

  it('reads numbers and ticks', () => {
    expect(filled(shape, { name: 'Asha', bags: '2', consent: '' }, read)).toEqual({
      name: 'Asha',
      bags: 2,
      consent: false,
    });
  });
});

it('shows the first issue of each field', () => {
  const found = [
    { path: ['name'], message: 'Too short' },
    { path: 'name', message: 'Taken' },
    { path: ['days', 0], message: 'In the past' },
  ];
  expect(issuesByField(found)).toEqual({ name: 'Too short', 'days.0': 'In the past' });
});

describe('a contract that is loaded while the user types', () => {
  const contract = z.object({ name: z.string().min(3, 'Too short') });

  it('checks', async () => {
    const { warm, check } = lazyCheck(() => Promise.resolve(contract));
    warm();
    expect((await check({ name: 'A' })).success).toBe(false);
    expect((await check({ name: 'Asha' })).success).toBe(true);
  });

  it('leaves the check to the server when it cannot be loaded', async () => {
    const { warm, check } = lazyCheck<{ name: string }>(() => Promise.reject(new Error('offline')));
    warm();
    expect(await check({ name: 'A' })).toEqual({ success: true, data: { name: 'A' } });
  });
});
