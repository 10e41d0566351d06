import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { defineRemote, type SlotProps } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { meera } from '../testing/people';
import { browserThat, forgetBrowser } from '../testing/notifying-browser';
import { DeviceQuestion } from './DeviceQuestion';

const here = {
  id: 4,
  device: 'Chrome on Android',
  current: true,
  createdAt: '2030-01-04T10:00:00.000Z',
  lastSentAt: null,
};

type Deed = SlotProps<'device.question'>;
let deed: Deed;
const Page = () => (
  <>
    <h1>Any page</h1>
    <DeviceQuestion {...deed} />
  </>
);
const remote = defineRemote({
  name: 'account',
  routes: [{ path: '/', title: 'Any page', access: 'public', page: () => Promise.resolve({ Page }) }],
});

function open(answers: Answers = {}, about: Deed = { deed: 'asked', name: 'Ravi' }) {
  deed = about;
  return renderRemote(remote, {
    at: '/',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/push/key': { publicKey: `B${'a'.repeat(86)}` },
      'GET /api/push/subscriptions': [],
      'GET /api/sessions': [{ ...here, lastSeenAt: here.createdAt }],
      ...answers,
    },
  });
}
const signedOut = () => ({ status: 401, body: { message: 'Please log in', requestId: 'test' } });
const asksForNews = () => screen.findByRole('region', { name: 'Tell you when Ravi answers?' });
const hasNoQuestion = () => waitFor(() => expect(screen.queryByText(/^(Tell you|Keep Flight)/)).toBeNull());
/** Nothing is shown after what the page has loaded: these calls, or none. */
async function staysQuiet({ requests }: ReturnType<typeof open>, calls: string[] = []) {
  await screen.findByRole('heading', { name: 'Any page' });
  const loaded = () => requests.map(({ url }) => url).filter((url) => url.startsWith('/api/push/'));
  await waitFor(() => expect(loaded().toSorted()).toEqual(calls));
  // An answer is shown within a few turns of the event loop.
  for (let turn = 0; turn < 20; turn++) await act(() => new Promise((next) => setTimeout(next)));
  expect(screen.queryByText(/^(Tell you|Keep Flight)/)).toBeNull();
}
/** What the HTML of a member's page has noted. */
function offerToInstall() {
  const prompt = jest.fn(() => Promise.resolve({ outcome: 'accepted' as const }));
  globalThis.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  return prompt;
}
const shows = (mode: string) => {
  window.matchMedia = (query) => Object.assign(blindMatch(query), { matches: query.includes(mode) });
};
const blindMatch = window.matchMedia;
const blind = window.IntersectionObserver;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetBrowser();
  window.IntersectionObserver = class extends blind {
    constructor(private readonly callback: IntersectionObserverCallback) {
      super(callback);
    }
    override observe(target: Element) {
      this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
    }
  };
});
afterEach(() => {
  window.IntersectionObserver = blind;
  window.matchMedia = blindMatch;
  globalThis.installPrompt = undefined;
  forgetBrowser();
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
  jest.useRealTimers();
});

describe('a member who waits for an answer', () => {
  it('is asked in words of ours before the browser asks, and notified after a yes', async () => {
    const asked = browserThat({ permits: 'granted' });
    const { user, requests } = open({ 'PUT /api/push/subscriptions': here });
    await asksForNews();
    expect(await accessibilityFaults()).toEqual([]);
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes, notify me' }));
    await waitFor(() => expect(screen.getAllByText('Notifications are on')).not.toEqual([]));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('until you log out'));
    expect(asked).toHaveLength(1);
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ device: here.device });
  });

  it.each([
    [{ deed: 'agreed', name: 'Ravi' } as const, 'Tell you when something about your trip with Ravi changes?'],
    [{ deed: 'alert' } as const, 'Tell you on this device too, as soon as somebody fits?'],
  ])('reads what it is about: %j', async (about, question) => {
    browserThat({ permits: 'granted' });
    open({}, about);
    await screen.findByRole('region', { name: question });
  });

  it('hears what the browser refused, and the way back', async () => {
    browserThat({ permits: 'denied' });
    const { user, requests } = open();
    await asksForNews();
    await user.click(screen.getByRole('button', { name: 'Yes, notify me' }));
    await screen.findByText(/Open the settings of the site/);
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('is not asked again for a month after a no', async () => {
    browserThat({ permits: 'granted' });
    const { user } = open();
    await asksForNews();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await hasNoQuestion();
    const answered = Date.now();

    const again = async (days: number) => {
      document.body.replaceChildren();
      sessionStorage.clear();
      jest.useFakeTimers({
        now: answered + days * 24 * 60 * 60 * 1000,
        doNotFake: ['setTimeout', 'queueMicrotask'],
      });
      return open();
    };
    await staysQuiet(await again(29));
    await again(31);
    await asksForNews();
  });

  it('keeps the question over a reload, and finds it in no other tab for a month', async () => {
    browserThat({ permits: 'granted' });
    open();
    await asksForNews();
    document.body.replaceChildren();
    open();
    await asksForNews();
    document.body.replaceChildren();
    sessionStorage.clear();
    await staysQuiet(open());
  });

  const asked = ['/api/push/key', '/api/push/subscriptions'];
  it.each<[string, string[], Answers, { permission?: string }]>([
    ['this device is notified', asked, { 'GET /api/push/subscriptions': [here] }, {}],
    ['the site sends nothing to devices', asked, { 'GET /api/push/key': { publicKey: null } }, {}],
    ['the browser was refused before', [], {}, { permission: 'denied' }],
    ['nobody is logged in', [], { 'GET /api/auth/me': signedOut }, {}],
  ])('is not asked where %s', async (_, calls, answers, browser) => {
    browserThat({ permits: 'granted', ...browser });
    await staysQuiet(open(answers), calls);
  });
});

describe('the Home Screen', () => {
  it('is offered once, where the browser can', async () => {
    const prompt = offerToInstall();
    const { user } = open();
    await screen.findByRole('region', { name: 'Keep Flight Amigo on your Home Screen?' });
    expect(await accessibilityFaults()).toEqual([]);
    expect(prompt).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Add it' }));
    await hasNoQuestion();
    expect(prompt).toHaveBeenCalledTimes(1);

    document.body.replaceChildren();
    sessionStorage.clear();
    offerToInstall();
    await staysQuiet(open());
  });

  it('is not offered to a site that is there already', async () => {
    offerToInstall();
    shows('standalone');
    await staysQuiet(open());
  });

  it('comes after notifications, not with them', async () => {
    browserThat({ permits: 'granted' });
    offerToInstall();
    const { user } = open();
    await asksForNews();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await hasNoQuestion();
  });

  it('is shown in words and pictures on an iPhone, once', async () => {
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    for (const [name, value] of Object.entries({ width: 390, height: 844 }))
      Object.defineProperty(window.screen, name, { value, configurable: true });
    Object.defineProperty(window, 'devicePixelRatio', { value: 3, configurable: true });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
    const { user } = open();
    await screen.findByText('Choose “Add to Home Screen”.');
    const link = document.querySelector('link[rel=apple-touch-startup-image]');
    expect(link?.getAttribute('href')).toBe('/start-1170x2532.png');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await hasNoQuestion();

    document.body.replaceChildren();
    sessionStorage.clear();
    await staysQuiet(open());
  });
});
