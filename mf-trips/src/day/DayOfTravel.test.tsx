import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails, NewStep, SavedCareCard, StepName } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { atTheAirport, minutes, serverOfTrip } from '../testing/dayOfTravel';
import { lakshmi, lakshmiFlies, sampleTrip } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(atTheAirport);
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

interface Story {
  trip?: Partial<MatchDetails>;
  careCard?: SavedCareCard | null;
  answers?: Answers;
}

const open = ({ trip, careCard, answers }: Story = {}) => {
  const server = serverOfTrip(trip, careCard);
  const site = renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: { ...server.answers, ...answers },
  });
  return { ...site, network: server.network };
};
type Site = ReturnType<typeof open>;
const tapped = ({ requests }: Site) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body as NewStep);
const stepCard = async (name: string) => within(await screen.findByRole('region', { name }));
const steps = async () => within(await screen.findByRole('region', { name: 'Steps' }));
const press = async (site: Site, name: string) =>
  site.user.click(await screen.findByRole('button', { name }));

describe('the day of travel', () => {
  it('begins 24 hours before the flight', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-27T21:19:00Z'));
    open();
    await screen.findByRole('region', { name: 'Where you meet' });
    expect(screen.queryByRole('region', { name: 'Steps' })).toBeNull();
  });

  it('sends nobody to the airport of departure for a meeting after the landing', async () => {
    open({ trip: { meetings: [{ airport: 'ORD', place: 'Gate D', date: null, time: null }] } });
    (await stepCard('Go to the airport in Delhi')).getByText('No meeting place is agreed');
    expect(screen.queryByText('Gate D')).toBeNull();
  });

  it('shows the next step, where, the sign, and two people to call', async () => {
    open();
    const next = await stepCard('Go to the airport in Delhi');
    next.getByText('Step 1 of 6');
    next.getByText('Terminal 3, Gate 6');
    next.getByText('Sun, Feb 28, at 23:45');
    next.getByRole('img', { name: 'umbrella' });
    next.getByText('4 7 2 9');
    next.getByText('Lakshmi’s care card shows the same. If not, call Lakshmi.');
    const numbers = next.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(numbers).toEqual(['tel:+919844550112', 'tel:+13125550144']);
    screen.getByText('Tonight at 02:50, flight AI127');
    expect(await accessibilityFaults()).toEqual([]);
  });

  describe('whom to look for', () => {
    const other = { ...sampleTrip().other, profilePictureUrl: '/pictures/ravi/small.webp' };
    const shown = async () => {
      const next = await stepCard('Go to the airport in Delhi');
      return next.getByText(/^Look for/).textContent;
    };
    const facesOfRavi = () => document.querySelectorAll('img[src*="ravi"]').length;

    it('is the traveler, and not the member who asked for her', async () => {
      open({ trip: { flyer: lakshmiFlies, other } });
      expect(await shown()).toBe('Look for Lakshmi, 70–79');
      expect(facesOfRavi()).toBe(0);
    });

    it('is the Amigo, and family who is elsewhere reads who looks for them', async () => {
      open({ trip: { flyer: lakshmiFlies, role: 'seeking_help' }, careCard: null });
      const next = await stepCard('Lakshmi goes to the airport');
      expect(next.getByText(/looks for/).textContent).toBe('Lakshmi looks for Ravi');
    });

    it('is the member who flies', async () => {
      open({ trip: { other }, careCard: null });
      expect(await shown()).toBe('Look for Ravi');
      expect(facesOfRavi()).toBe(1);
    });
  });

  it('goes from step to step, and names each fact', async () => {
    const site = open();
    const facts = [
      'I am at the airport',
      'We have met',
      'We are through security',
      'We are on board',
      'We have landed',
      'Lakshmi is with Ravi',
    ];
    for (const fact of facts) await press(site, fact);
    await screen.findByRole('heading', { level: 1, name: 'You say that Lakshmi is with Ravi.' });
    await waitFor(() => expect(tapped(site).map(({ step }) => step)).toHaveLength(6));
    const keys = new Set(tapped(site).map(({ clientKey }) => clientKey));
    expect(keys.size).toBe(6);
    expect(tapped(site)[0]).toMatchObject({ step: 'at_airport', at: '2027-02-28T18:15:00.000Z' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('never goes back to a step that was tapped, not even for a moment', async () => {
    const site = open();
    await stepCard('Go to the airport in Delhi');
    const titles: (string | null)[] = [];
    const watch = new MutationObserver(() => titles.push(document.querySelector('#step')!.textContent));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    for (const fact of ['I am at the airport', 'We have met']) await press(site, fact);
    await stepCard('Through security');
    await waitFor(() => expect(screen.queryByText('Kept, not sent yet')).toBeNull());
    watch.disconnect();
    const changes = titles.filter((title, index) => title !== titles[index - 1]);
    expect(changes).toEqual(['Meet Lakshmi', 'Through security']);
  });

  it('says who says so until both do, and lets the other confirm', async () => {
    const at = '2027-02-28T18:00:00.000Z';
    const by = (step: StepName, byMe: boolean, byBoth: boolean) => ({
      step,
      at,
      byMe,
      byBoth,
      canTakeBack: false,
      takeBackUntil: null,
    });
    const site = open({ trip: { steps: [by('met', true, true), by('handed_over', false, false)] } });
    await screen.findByRole('heading', { level: 1, name: 'Ravi says that Lakshmi has arrived.' });
    (await steps()).getByText('Ravi says so');
    await press(site, 'Yes, that is right');
    await screen.findByRole('heading', { level: 1, name: 'Lakshmi is with Ravi. Thank you, Meera.' });
    await waitFor(() => expect(tapped(site)).toMatchObject([{ step: 'handed_over' }]));
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('asks whether they have met before anybody is handed over', async () => {
    const at = '2027-02-28T18:00:00.000Z';
    const landed = { step: 'landed', at, byMe: true, canTakeBack: false, takeBackUntil: null } as const;
    open({ trip: { steps: [landed] } });
    await screen.findByRole('button', { name: 'We have met' });
  });

  it('hides the sign once they have met', async () => {
    const site = open();
    await press(site, 'I am at the airport');
    await stepCard('Meet Lakshmi');
    screen.getByRole('img', { name: 'umbrella' });
    await press(site, 'We have met');
    await stepCard('Through security');
    expect(screen.queryByRole('img', { name: 'umbrella' })).toBeNull();
  });

  it('shows times at the airport, and at the other end', async () => {
    const site = open();
    await press(site, 'I am at the airport');
    await (await steps()).findByText('23:45 in Delhi, 12:15 in Chicago');
  });

  it('takes a step back for ten minutes', async () => {
    const site = open();
    await press(site, 'I am at the airport');
    await (await steps()).findByText('Take back, 10 min left');
    await press(site, 'Take back, 10 min left');
    await stepCard('Go to the airport in Delhi');
    expect(site.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ step: 'at_airport' });
  });

  it('offers no way back afterwards, or for what the other tapped', async () => {
    const at = new Date(atTheAirport - minutes(11)).toISOString();
    open({
      trip: { steps: [{ step: 'at_airport', at, byMe: false, canTakeBack: false, takeBackUntil: null }] },
    });
    await stepCard('Meet Lakshmi');
    expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
  });

  it('speaks of both to the family, who are not at the airport', async () => {
    open({ trip: { role: 'seeking_help' }, careCard: { ...lakshmi, firstName: 'Amma' } });
    await screen.findByRole('button', { name: 'Amma is at the airport' });
    expect(screen.queryByRole('img', { name: 'umbrella' })).toBeNull();
  });

  it('knows no care card and no phone number', async () => {
    open({ careCard: null, trip: { contact: { email: 'ravi@example.com', phoneNumber: null } } });
    const next = await stepCard('Go to the airport in Delhi');
    expect(next.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe('/messages?to=9');
    expect(next.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('leads to the flight and the contact, and back', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Flight and contact' }));
    await screen.findByRole('region', { name: 'Contact' });
    await user.click(screen.getByRole('link', { name: 'To the steps of today' }));
    await stepCard('Go to the airport in Delhi');
  });
});

it('says when the server does not accept a step', async () => {
  const site = open({
    answers: {
      'POST /api/matches/12/steps': () => ({ status: 409, body: { message: 'This trip is over' } }),
    },
  });
  await press(site, 'I am at the airport');
  await screen.findByText('This trip is over');
  await stepCard('Go to the airport in Delhi');
});

it('keeps a step although a reload that began before it ends after it', async () => {
  const server = serverOfTrip();
  let isSlow = false;
  let endReload = () => {};
  const site = open({
    answers: {
      ...server.answers,
      'GET /api/matches/12': async () => {
        const answer = server.answers['GET /api/matches/12']();
        if (isSlow) await new Promise<void>((settle) => (endReload = settle));
        return answer;
      },
    },
  });
  const loads = () => site.requests.filter(({ method, url }) => `${method} ${url}` === 'GET /api/matches/12');
  await stepCard('Go to the airport in Delhi');
  isSlow = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(loads()).toHaveLength(2));
  isSlow = false;
  await press(site, 'I am at the airport');
  await screen.findByRole('button', { name: 'Take back, 10 min left' });
  await act(async () => endReload());
  await stepCard('Meet Lakshmi');
  await waitFor(() => expect(loads()).toHaveLength(3));
  await stepCard('Meet Lakshmi');
});
