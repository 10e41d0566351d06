import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { track } from 'shell/host';
import { accessibilityFaults } from '../testing/index';
import { consent } from './consent';
import { recordBeacons } from '../testing/beacons';
import { openSite } from '../testing/openSite';

const beacons = recordBeacons();

beforeEach(() => {
  consent.set('unasked');
});

afterEach(() => {
  consent.set('refused');
});

async function openContact(needsConsent = true) {
  const site = openSite({ at: '/contact', bootData: { analytics: { needsConsent } } });
  await screen.findByRole('heading', { name: 'Contact Us' });
  return site;
}

/** Queued events are sent when the page is hidden. */
function leave() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

const bar = () => screen.queryByRole('region', { name: 'Counting visits' });

describe('where consent is needed', () => {
  it('asks with two buttons of the same weight, and sends nothing before a choice', async () => {
    await openContact();
    const [no, yes] = ['No thanks', 'Accept'].map((name) => screen.getByRole('button', { name }));
    expect(no?.className).toBe(yes?.className);
    leave();
    expect(await beacons.all()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('sends the page view and its events after consent, and does not ask again', async () => {
    const { user } = await openContact();
    track({ name: 'contact_view', category: 'contact' });
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(bar()).toBeNull();

    const page = { kind: 'page', title: 'Flight Amigo - Contact', path: '/contact' };
    const event = { kind: 'event', name: 'contact_view', category: 'contact' };
    expect(await beacons.all()).toEqual([
      {
        url: '/api/analytics',
        body: {
          visitor: expect.stringMatching(/^[0-9a-f-]{36}$/),
          session: expect.any(Number),
          engagedMs: expect.any(Number),
          entries: [expect.objectContaining(page), expect.objectContaining(event)],
        },
      },
    ]);
    expect(localStorage.getItem('analytics-consent')).toBe('given');
  });

  it('drops everything after a refusal', async () => {
    const { user } = await openContact();
    await user.click(screen.getByRole('button', { name: 'No thanks' }));
    track({ name: 'contact_view', category: 'contact' });
    leave();
    expect(await beacons.all()).toEqual([]);
    expect(bar()).toBeNull();
  });
});

it('does not ask where no consent is needed', async () => {
  await openContact(false);
  expect(bar()).toBeNull();
});
