import { describe, expect, it } from '@jest/globals';
import { recordBeacons } from '../testing/beacons';
import { report } from './report';

const beacons = recordBeacons();

describe('the report of an error', () => {
  it('sends the error and its place, once', async () => {
    const where = { where: 'page', remote: 'listings', release: '1.0.0-abc' } as const;
    report(new Error('first line\n  second line'), where);
    report(new Error('first line\n  second line'), where);
    expect(await beacons.all()).toEqual([
      { url: '/api/client-errors', body: { ...where, message: 'first line second line', path: '/' } },
    ]);
  });

  it('sends where it happened in our scripts', async () => {
    const error = new Error('failed');
    error.stack =
      'Error: failed for maria@example.com\n at x (https://a.example/mf/shell/1.0.0-a/main.js:2:7)';
    report(error, { where: 'page' });
    const { body } = await beacons.first();
    expect(body).toEqual({
      where: 'page',
      message: 'failed',
      path: '/',
      stack: ['shell/1.0.0-a/main.js:2:7'],
    });
  });

  it('shortens the message, and accepts any thrown value', async () => {
    report('x'.repeat(2000), { where: 'slot' });
    const { body } = await beacons.first();
    expect(body).toMatchObject({ where: 'slot', message: 'x'.repeat(500) });
  });
});
