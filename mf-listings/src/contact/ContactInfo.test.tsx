import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Listing } from 'backend/contract/listings';
import { accessibilityFaults, recordEvents, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { airportList, sampleListing, sampleRequest, unclaimed } from '../testing/listings';
import { asha } from '../testing/people';
import { withOtherPages } from '../testing/withOtherPages';

const events = recordEvents();
const connect = 'POST /api/listings/12/connect';
const contact = { email: 'meera@example.com', phoneNumber: '+91 98765-43210' };

function open(listing: Listing = sampleListing(), answers: Answers = {}, at = '/search') {
  const site = renderRemote(withOtherPages(remote), {
    at,
    answers: {
      'GET /api/listings': [listing],
      'GET /api/airports': airportList,
      'GET /api/auth/me': asha,
      [`GET /api/listings/id/${listing.id}/details`]: listing,
      [connect]: contact,
      ...answers,
    },
  });
  const asked = () => site.requests.filter(({ url }) => url.endsWith('/connect')).length;
  return { ...site, asked };
}
const pressTheCard = async (name = 'View Contact Info') =>
  userEvent.click(await screen.findByRole('button', { name }));
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** jsdom has neither a telephone nor a mailbox. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};
beforeEach(() => document.addEventListener('click', stay));
afterEach(() => document.removeEventListener('click', stay));

describe('contact details', () => {
  it('are requested by the card’s button, once per visit', async () => {
    const { user, asked } = open();
    await pressTheCard();
    await screen.findByText('meera@example.com');
    screen.getByText('+91 98765-43210');

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await pressTheCard();
    await screen.findByText('meera@example.com');
    expect(asked()).toBe(1);
  });

  it('are not requested by opening a link, but by its button', async () => {
    const { user, asked } = open(sampleListing(), {}, '/search?open=12');
    const show = await screen.findByRole('button', { name: 'Show contact details' });
    expect(asked()).toBe(0);
    await user.click(show);
    await screen.findByText('meera@example.com');
    expect(asked()).toBe(1);
  });

  it('have a link for every channel', async () => {
    open();
    await pressTheCard();
    await screen.findByText('meera@example.com');
    expect(linkTo('Email Client')).toMatch(/^mailto:meera@example\.com\?subject=Flight%20Amigo/);
    expect(linkTo('Gmail')).toMatch(/^https:\/\/mail\.google\.com\/mail\/\?.*to=meera%40example\.com/);
    expect(linkTo('Outlook')).toMatch(/^https:\/\/outlook\.live\.com\/.*to=meera%40example\.com/);
    expect(linkTo('Call')).toBe('tel:+919876543210');
    expect(linkTo('SMS')).toBe('sms:+919876543210');
    expect(linkTo('WhatsApp')).toBe('https://wa.me/919876543210');
    expect(linkTo('Telegram')).toBe('https://t.me/+919876543210');
    expect(linkTo('Message')).toBe('/messages?to=7');
    for (const name of ['Gmail', 'Outlook', 'WhatsApp', 'Telegram']) {
      const { rel, target } = screen.getByRole<HTMLAnchorElement>('link', { name });
      expect([rel, target]).toEqual(['noreferrer', '_blank']);
    }
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('can be copied', async () => {
    const { user } = open();
    await pressTheCard();
    await user.click(await screen.findByRole('button', { name: 'Copy phone number' }));
    await screen.findByText('Copied');
    expect(await navigator.clipboard.readText()).toBe('+91 98765-43210');
  });

  it('may be missing altogether', async () => {
    open(sampleListing(), { [connect]: { email: null, phoneNumber: null } });
    await pressTheCard();
    await screen.findByText('No contact information available');
  });

  it('are tracked by channel, without personal data', async () => {
    const { user } = open();
    await pressTheCard();
    for (const name of ['Email Client', 'Gmail', 'Outlook', 'Call', 'SMS', 'WhatsApp', 'Telegram']) {
      await user.click(await screen.findByRole('link', { name }));
    }
    const told = await events();
    const contactEvents = ['view', 'email', 'gmail', 'outlook', 'call', 'sms', 'whatsapp', 'telegram'];
    expect(told.map(({ name }) => name)).toEqual(contactEvents.map((way) => `contact_${way}`));
    for (const { category, label, value } of told) {
      expect([category, label, value]).toEqual(['contact', 'helper: DEL to ORD', 12]);
    }
  });
});

describe('a visitor', () => {
  it('logs in first and comes back to the same contact', async () => {
    let isIn = false;
    const { user, location, asked } = open(sampleListing(), {
      'GET /api/auth/me': () =>
        isIn ? { body: asha } : { status: 401, body: { message: 'No', requestId: 'test' } },
      'POST /api/auth/login': () => {
        isIn = true;
        return { body: { needsVerification: false, user: { id: 'AAAAAAAAAAAAAAAAAAAAAA' } } };
      },
    });
    await pressTheCard();
    const details = within(await screen.findByRole('dialog', { name: 'Amigo Details' }));
    expect(asked()).toBe(0);
    await user.click(await details.findByRole('button', { name: 'Log In' }));

    const login = within(await screen.findByRole('dialog', { name: /^Login to/ }));
    await user.type(login.getByRole('textbox'), 'asha@example.com');
    await user.click(login.getByRole('button', { name: 'Continue' }));

    await screen.findByText('meera@example.com');
    expect(location()).toBe('/search?open=12');
    expect(asked()).toBe(1);
  });
});

describe('a refusal', () => {
  it('shows the server’s own sentence', async () => {
    const message = 'You have asked for 3 contacts today. Please come back tomorrow.';
    open(sampleListing(), { [connect]: () => ({ status: 429, body: { message, requestId: 'test' } }) });
    await pressTheCard();
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('by an error of the server can be tried again', async () => {
    let isDown = true;
    const { user } = open(sampleListing(), {
      [connect]: () => (isDown ? { status: 503, body: {} } : { body: contact }),
    });
    await pressTheCard();
    await screen.findByText('The contact details could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('meera@example.com');
  });

  it.each([
    ['of a guest', sampleListing(unclaimed), /has not confirmed their email address yet/],
    ['of one’s own', sampleListing({ userId: asha.id }), /This is your own listing/],
    ['that is closed', sampleListing({ status: 'closed' }), /no longer shown/],
    ['that is over', sampleListing({ status: 'expired' }), /no longer shown/],
  ])('needs no call for a listing %s', async (_, listing, words) => {
    const { asked } = open(listing);
    await pressTheCard();
    await screen.findByText(words);
    expect(asked()).toBe(0);
  });
});

describe('the limit of contact requests', () => {
  it('links to the way out', async () => {
    const message = 'That was too often. Or verify your phone number: then you have 20 a day.';
    open(sampleListing(), {
      [connect]: () => ({ status: 429, body: { message, code: 'verify-phone', requestId: 'test' } }),
    });
    await pressTheCard();
    await screen.findByText(message);
    expect(linkTo('Verify Phone Number')).toBe('/verification');
  });
});

describe('appreciation', () => {
  it('links from an Amigo to a tip', async () => {
    const { user } = open(sampleListing({ username: 'Meera & Co' }));
    await pressTheCard();
    await screen.findByText('Appreciate Their Help?');
    expect(linkTo('Send a Tip')).toBe('/checkout/7?amount=5&name=Meera%20%26%20Co');
    await user.click(screen.getByRole('link', { name: 'Send a Tip' }));
    expect((await events()).at(-1)).toMatchObject({ name: 'tip_start', category: 'tip' });
  });

  it.each([
    ['2099-12-04', 'Tips are for after the flight, and optional. Pay nothing before you have met.'],
    ['2020-12-04', 'Tips are optional. 100% goes to Meera.'],
  ])('on a trip of %s says when it is time', async (date, sentence) => {
    open(sampleListing({ date }));
    await pressTheCard();
    await screen.findByText(sentence, { exact: false });
  });

  it('is not shown for a seeker', async () => {
    open(sampleRequest({ id: 12 }));
    await pressTheCard('Connect with Traveler');
    await screen.findByText('meera@example.com');
    expect(screen.queryByText('Appreciate Their Help?')).toBeNull();
  });

  it('and messages have no links while no remote serves them', async () => {
    renderRemote(remote, {
      at: '/search',
      answers: {
        'GET /api/listings': [sampleListing()],
        'GET /api/airports': airportList,
        'GET /api/auth/me': asha,
        [connect]: contact,
      },
    });
    await pressTheCard();
    await screen.findByText('meera@example.com');
    expect(screen.queryByRole('link', { name: /Send a Tip|Message/ })).toBeNull();
  });
});
