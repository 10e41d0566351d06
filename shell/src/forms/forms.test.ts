import { beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { filled, ticked, wholeNumber } from './filled';
import { issuesByField } from './issues';
import { lazyCheck } from './lazyCheck';
import { tabMemory } from './tabMemory';

beforeEach(() => sessionStorage.clear());

describe('tab memory', () => {
  it('stores a value until it is removed', () => {
    tabMemory.write('trip', { from: 'JFK' });
    expect(tabMemory.read('trip')).toEqual({ from: 'JFK' });
    tabMemory.remove('trip');
    expect(tabMemory.read('trip')).toBeNull();
  });

  it('stores plain text too', () => {
    tabMemory.writeText('key', 'a-b-c');
    expect([tabMemory.readText('key'), tabMemory.read('key')]).toEqual(['a-b-c', null]);
    tabMemory.clear();
    expect(tabMemory.readText('key')).toBeNull();
  });
});

describe('a request from texts', () => {
  const shape = { name: z.string(), bags: z.number().optional(), consent: z.boolean() };
  const read = { bags: wholeNumber, consent: ticked };

  it('leaves out empty optional fields and unknown names', () => {
    expect(filled(shape, { name: '', bags: '', consent: 'on', more: 'x' }, read)).toEqual({
      name: '',
      consent: true,
    });
  });

  it('reads numbers and checkboxes', () => {
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
