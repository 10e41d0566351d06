import { describe, expect, it } from '@jest/globals';
import type { RemoteRelease } from '../../../releases/contract.js';
import { fillCall, matchRoute } from './match-route.js';

const route = (path: string): RemoteRelease['routes'][number] => ({
  path,
  title: path,
  access: 'public',
  files: [],
  calls: [],
});
const own = [route('/contact'), route('*')];
const remote = { name: 'payments', routes: [route('/checkout/:recipientId'), route('/checkout/success')] };
const found = (path: string) => matchRoute(path, [remote as RemoteRelease], own);

describe('the route of a path', () => {
  it('is found with or without a slash at the end', () => {
    expect(found('/contact')?.route.path).toBe('/contact');
    expect(found('/contact/')?.route.path).toBe('/contact');
  });

  it('prefers static segments to parameters', () => {
    expect(found('/checkout/success')?.route.path).toBe('/checkout/success');
    expect(found('/checkout/7')?.params).toEqual({ recipientId: '7' });
  });

  it('is missing for an unknown path', () => {
    expect(found('/checkout')).toBeUndefined();
    expect(found('/contact/us')).toBeUndefined();
  });
});

describe('the first calls of a page', () => {
  it('take their values from the path and the query', () => {
    expect(fillCall('/api/users/{id}', { id: '7' }, new URLSearchParams())).toBe('/api/users/7');
    expect(fillCall('/api/listings?from={from}&to={to}&limit=9', {}, new URLSearchParams('from=JFK'))).toBe(
      '/api/listings?from=JFK&limit=9',
    );
  });

  it('cannot become another call by a value in the path', () => {
    expect(fillCall('/api/users/{id}', { id: '../auth/me' }, new URLSearchParams())).toBe(
      '/api/users/..%2Fauth%2Fme',
    );
    expect(fillCall('/api/users/{id}/tips', { id: '..' }, new URLSearchParams())).toBeNull();
  });

  it('take values of their path from the query too, and are not made without them', () => {
    const call = '/api/messages/{to}?limit=50';
    expect(fillCall(call, {}, new URLSearchParams('to=7'))).toBe('/api/messages/7?limit=50');
    for (const query of ['', 'to=']) expect(fillCall(call, {}, new URLSearchParams(query))).toBeNull();
  });
});
