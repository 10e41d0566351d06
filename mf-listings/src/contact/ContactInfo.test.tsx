import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults, recordEvents, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { nothingKept } from '../testing/favourites';
import { answersAbout, askIn, connect, contact, pressTheCard } from '../testing/contact';
import { airportList, sampleListing, sampleRequest } from '../testing/listings';
import { asha } from '../testing/people';
import { withOtherPages } from '../testing/withOtherPages';

const events = recordEvents();

function openSearch(listing = sampleListing(), answers: Answers = {}, at = '/search') {
  const site = renderRemote(withOtherPages(remote), {
    at,
    answers: { ...answersAbout(listing), ...answers },
  });
  const sentRequests = () => site.requests.filter(({ url }) => url.endsWith('/connect'));
  return { ...site, sentRequests };
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** jsdom has neither a telephone nor a mailbox. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};
beforeEach(() => document.addEventListener('click', stay));
afterEach(() => {
  document.removeEventListener('click', stay);
  sessionStorage.clear();
});

describe('contact details', () => {
  it('are requested by the card’s button, once per visit', async () => {
    const { user, sentRequests } = openSearch();
    await pressTheCard();
    await screen.findByText('meera@example.com');
    screen.getByText('+91 98765-43210');

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await pressTheCard();
    await screen.findByText('meera@example.com');
    expect(sentRequests()).toHaveLength(1);
  });

  it('are not requested by one press before the rules are agreed to', async () => {
    let rulesAgreed = false;
    const { user, sentRequests } = openSearch(sampleListing(), {
      'GET /api/auth/me': () => ({ body: { ...asha, rulesAgreed } }),
      [connect]: () => {
        rulesAgreed = true;
        return { body: contact };
      },
    });
    await pressTheCard();
    const agree = await screen.findByRole('button', { name: 'Agree and show contact details' });
    screen.getByText('Each carries only their own bags.');
    expect(sentRequests()).toHaveLength(0);
    await user.click(agree);
    await screen.findByText('meera@example.com');
    expect(sentRequests().map(askIn)).toEqual([{ agreesToRules: true }]);
  });

  it('are not requested by opening a link, but by its button', async () => {
    const { user, sentRequests } = openSearch(sampleListing(), {}, '/search?open=12');
    const show = await screen.findByRole('button', { name: 'Show contact details' });
    expect(sentRequests()).toHaveLength(0);
    await user.click(show);
    await screen.findByText('meera@example.com');
    expect(sentRequests()).toHaveLength(1);
  });

  it('have a link for every channel', async () => {
    openSearch();
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
    const { user } = openSearch();
    await pressTheCard();
    await user.click(await screen.findByRole('button', { name: 'Copy phone number' }));
    await screen.findByText('Copied');
    expect(await navigator.clipboard.readText()).toBe('+91 98765-43210');
  });

  it('may be missing altogether', async () => {
    openSearch(sampleListing(), { [connect]: { status: 'shared', email: null, phoneNumber: null } });
    await pressTheCard();
    await screen.findByText('No contact information available');
  });

  it('are tracked by channel, without personal data', async () => {
    const { user } = openSearch();
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
    const { user, location, sentRequests } = openSearch(sampleListing(), {
      'GET /api/auth/me': () =>
        isIn ? { body: asha } : { status: 401, body: { message: 'No', requestId: 'test' } },
      'POST /api/auth/login': () => {
        isIn = true;
        return { body: { needsVerification: false, user: { id: 'AAAAAAAAAAAAAAAAAAAAAA' } } };
      },
    });
    await pressTheCard();
    const details = within(await screen.findByRole('dialog', { name: 'Amigo Details' }));
    expect(sentRequests()).toHaveLength(0);
    await user.click(await details.findByRole('button', { name: 'Log In' }));

    const login = within(await screen.findByRole('dialog', { name: /^Login to/ }));
    await user.type(login.getByRole('textbox'), 'asha@example.com');
    await user.click(login.getByRole('button', { name: 'Continue' }));

    await screen.findByText('meera@example.com');
    expect(location()).toBe('/search?open=12');
    expect(sentRequests()).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it('shows the server’s own sentence', async () => {
    const message = 'You have asked for 3 contacts today. Please come back tomorrow.';
    openSearch(sampleListing(), { [connect]: () => ({ status: 429, body: { message, requestId: 'test' } }) });
    await pressTheCard();
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('by an error of the server can be tried again', async () => {
    let isDown = true;
    const { user } = openSearch(sampleListing(), {
      [connect]: () => (isDown ? { status: 503, body: {} } : { body: contact }),
    });
    await pressTheCard();
    await screen.findByText('The contact details could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('meera@example.com');
  });

  it.each([
    ['at_once', 'This is your own listing. Whoever asks sees your contact details here.'],
    ['after_yes', 'This is your own listing. Those you share with see your contact details here.'],
  ] as const)('needs no call for one’s own listing (%s)', async (rule, words) => {
    const { sentRequests } = openSearch(sampleListing({ userId: asha.id, contact: rule }));
    await pressTheCard();
    await screen.findByText(words);
    expect(sentRequests()).toEqual([]);
  });
});

describe('the limit of contact requests', () => {
  it('links to the way out', async () => {
    const message = 'That was too often. Or verify your phone number: then you have 20 a day.';
    openSearch(sampleListing(), {
      [connect]: () => ({ status: 429, body: { message, code: 'verify-phone', requestId: 'test' } }),
    });
    await pressTheCard();
    await screen.findByText(message);
    expect(linkTo('Verify Phone Number')).toBe('/verification');
  });
});

describe('appreciation', () => {
  it('links from an Amigo to a tip', async () => {
    const { user } = openSearch(sampleListing({ username: 'Meera & Co' }));
    await pressTheCard();
    await screen.findByText('Appreciate Their Help?');
    await screen.findByText('meera@example.com');
    expect(linkTo('Send a Tip')).toBe('/checkout/7?amount=5&name=Meera%20%26%20Co');
    await user.click(screen.getByRole('link', { name: 'Send a Tip' }));
    expect((await events()).at(-1)).toMatchObject({ name: 'tip_start', category: 'tip' });
  });

  it.each([
    ['2099-12-04', 'Tips are for after the flight, and optional. Pay nothing before you have met.'],
    ['2020-12-04', 'Tips are optional. 100% goes to Meera.'],
  ])('on a trip of %s says when it is time', async (date, sentence) => {
    openSearch(sampleListing({ date }));
    await pressTheCard();
    await screen.findByText(sentence, { exact: false });
  });

  it('is not shown for a seeker', async () => {
    openSearch(sampleRequest({ id: 12 }));
    await pressTheCard('Connect with Traveler');
    await screen.findByText('meera@example.com');
    expect(screen.queryByText('Appreciate Their Help?')).toBeNull();
  });

  it('and messages have no links while no remote serves them', async () => {
    renderRemote(remote, {
      at: '/search',
      answers: {
        'GET /api/search': [sampleListing()],
        'GET /api/airports': airportList,
        'GET /api/auth/me': asha,
        ...nothingKept,
        'GET /api/requests': [],
        [connect]: contact,
      },
    });
    await pressTheCard();
    await screen.findByText('meera@example.com');
    expect(screen.queryByRole('link', { name: /Send a Tip|Message/ })).toBeNull();
  });
});
