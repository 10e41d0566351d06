import { describe, expect, it } from '@jest/globals';
import { apiError, isApiError, sentenceOf, unreachable } from './apiError';

describe('a failed call', () => {
  it('has the status, a colon and the body as its message', () => {
    const body = '{"message":"Please log in","requestId":"r1"}';
    expect(apiError(401, 'Unauthorized', body)).toEqual({
      status: 401,
      message: `401: ${body}`,
      serverMessage: 'Please log in',
    });
  });

  it('has the status and the status text when there is no body', () => {
    expect(apiError(502, 'Bad Gateway', '')).toEqual({ status: 502, message: '502: Bad Gateway' });
  });

  it('has the issues of the fields', () => {
    const issues = [{ path: 'email', message: 'Please enter a valid email address' }];
    expect(apiError(400, '', JSON.stringify({ message: 'Not valid', issues })).issues).toEqual(issues);
  });

  it('has no sentence of the server when a proxy sent a page', () => {
    expect(apiError(503, '', '<h1>Sorry</h1>').serverMessage).toBeUndefined();
  });

  it('says that the server is unreachable', () => {
    const error = unreachable(new TypeError('Failed to fetch'));
    expect(error.status).toBe('NETWORK');
    expect(error.serverMessage).toMatch(/connection/);
    expect(isApiError(error)).toBe(true);
  });
});

it('is distinguished from anything else that is thrown', () => {
  expect([new Error('no'), null, 'no', { status: 400 }].some(isApiError)).toBe(false);
});

describe('the sentence for a failed call', () => {
  it('is the server’s own', () => {
    expect(sentenceOf(apiError(429, '', '{"message":"Too many tries."}'), 'Try again.')).toBe(
      'Too many tries.',
    );
  });

  it.each([apiError(502, 'Bad Gateway', ''), new Error('no'), undefined])(
    'is the caller’s otherwise: %s',
    (error) => {
      expect(sentenceOf(error, 'Try again.')).toBe('Try again.');
    },
  );
});
