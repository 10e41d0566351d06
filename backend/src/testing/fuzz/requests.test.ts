import { describe, expect, it } from '@jest/globals';
import { FuzzRequests } from './requests.js';

const schema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
const content = { 'application/x-www-form-urlencoded': { schema } };
const paths = { '/api/form': { post: { parameters: [], security: [{}], requestBody: { content } } } };

describe('the fuzzer', () => {
  it('makes a request of whatever it draws, the same each time', () => {
    const all = () => {
      const requests = new FuzzRequests(7, { paths }, ['/']);
      return Array.from({ length: 10_000 }, (_, number) => requests.make(number));
    };
    expect(all()).toEqual(all());
  });
});
