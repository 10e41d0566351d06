import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { recordBeacons } from '../testing/beacons';
import { ownPart } from '../parts/parts';
import { Region } from '../parts/Region';
import { reportUnattributedErrors } from './unattributedErrors';

const beacons = recordBeacons();
const messaging = { remote: 'messaging', release: '0.1.0-3fa9c2d81b07' };
const file = 'https://flightamigo.example/mf/messaging/0.1.0-3fa9c2d81b07/411.js';

/** An error as if thrown by a file of a release. */
function errorIn(address: string, message: string) {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at send (${address}:1:2047)`;
  return error;
}

const thrown = (error: unknown, filename = location.href) =>
  window.dispatchEvent(new ErrorEvent('error', { error, filename, message: 'Uncaught' }));

// jsdom has no event of its own for this.
const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

beforeAll(reportUnattributedErrors);

describe('an error outside of any region', () => {
  it('is reported with the remote and release of its code', async () => {
    thrown(errorIn(file, 'a handler failed'));
    rejected(errorIn(file, 'an unhandled promise'));
    expect(await beacons.all()).toEqual(
      ['a handler failed', 'an unhandled promise'].map((message) => ({
        url: '/api/client-errors',
        body: { where: 'page', ...messaging, message, path: '/', stack: [`${file.split('/mf/')[1]}:1:2047`] },
      })),
    );
  });

  it('is attributed to the shell when its code is innermost', async () => {
    thrown(errorIn(file.replace('messaging', 'shell'), 'the menu failed'));
    expect(await beacons.first()).toMatchObject({
      body: { where: 'shell', remote: 'shell', release: messaging.release },
    });
  });

  it('is attributed by its file when it has no stack', async () => {
    thrown('only words', file);
    expect(await beacons.first()).toMatchObject({ body: { ...messaging, message: 'only words' } });
  });

  it.each([
    ['the browser’s notice', () => thrown(undefined)],
    ['an extension’s', () => thrown(errorIn('chrome-extension://abcdefgh/content.js', 'no wallet'))],
    ['an extension’s promise', () => rejected(errorIn('moz-extension://abcdefgh/content.js', 'no wallet'))],
    ['a promise rejected without a reason', () => rejected(undefined)],
  ])('is not reported if it is %s', async (_whose, happen) => {
    happen();
    expect(await beacons.all()).toEqual([]);
  });
});

describe('an error inside a region', () => {
  let consoleError: ReturnType<typeof jest.spyOn>;
  // React also logs what a component throws to the console.
  beforeEach(() => {
    consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => consoleError.mockRestore());

  it('is reported once, by its region', async () => {
    const Gate = () => {
      throw errorIn(file, 'no gate');
    };
    const part = ownPart('/no-gate', () => Promise.resolve({ Gate }));
    render(<Region part={part} waiting={<p>One moment</p>} renderFailure={() => <p>It failed</p>} />);
    await screen.findByText('It failed');
    expect(await beacons.all()).toHaveLength(1);
  });
});
