import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { recordBeacons } from '../testing/beacons';
import { ownPart } from '../parts/parts';
import { Region } from '../parts/Region';
import { reportStrayFaults } from './unattributedErrors';

const beacons = recordBeacons();
const messaging = { remote: 'messaging', release: '0.1.0-3fa9c2d81b07' };
const file = 'https://flightamigo.example/mf/messaging/0.1.0-3fa9c2d81b07/411.js';

/** As it would come from a file of a release. */
function faultIn(address: string, message: string) {
  const fault = new Error(message);
  fault.stack = `Error: ${message}\n    at send (${address}:1:2047)`;
  return fault;
}

const thrown = (error: unknown, filename = location.href) =>
  window.dispatchEvent(new ErrorEvent('error', { error, filename, message: 'Uncaught' }));

// jsdom has no event of its own for this.
const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

beforeAll(reportStrayFaults);

describe('a fault outside of any region', () => {
  it('is told with the remote and release whose code it was', async () => {
    thrown(faultIn(file, 'a handler failed'));
    rejected(faultIn(file, 'nobody waited for this'));
    expect(await beacons.all()).toEqual(
      ['a handler failed', 'nobody waited for this'].map((message) => ({
        url: '/api/client-errors',
        body: { where: 'page', ...messaging, message, path: '/' },
      })),
    );
  });

  it('is the shell’s when its code is the nearest', async () => {
    thrown(faultIn(file.replace('messaging', 'shell'), 'the menu failed'));
    expect(await beacons.first()).toMatchObject({
      body: { where: 'shell', remote: 'shell', release: messaging.release },
    });
  });

  it('is known by its file when it has no stack', async () => {
    thrown('only words', file);
    expect(await beacons.first()).toMatchObject({ body: { ...messaging, message: 'only words' } });
  });

  it.each([
    ['the browser’s notice', () => thrown(undefined)],
    ['an extension’s', () => thrown(faultIn('chrome-extension://abcdefgh/content.js', 'no wallet'))],
    ['an extension’s promise', () => rejected(faultIn('moz-extension://abcdefgh/content.js', 'no wallet'))],
    ['a promise refused without a reason', () => rejected(undefined)],
  ])('is not ours if it is %s', async (_whose, happen) => {
    happen();
    expect(await beacons.all()).toEqual([]);
  });
});

describe('a fault inside a region', () => {
  let consoleError: ReturnType<typeof jest.spyOn>;
  // React writes what a component throws to the console, besides handing it to the wall.
  beforeEach(() => {
    consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => consoleError.mockRestore());

  it('is told once, by its region', async () => {
    const Gate = () => {
      throw faultIn(file, 'no gate');
    };
    const part = ownPart('/no-gate', () => Promise.resolve({ Gate }));
    render(<Region part={part} waiting={<p>One moment</p>} renderFailure={() => <p>It failed</p>} />);
    await screen.findByText('It failed');
    expect(await beacons.all()).toHaveLength(1);
  });
});
