import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { Step } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../../pages/TripPage';
import remote from '../../remote';
import { atTheGateway, metThere, serverOfRelay, tapsOf, untilFrankfurt } from '../../testing/handOver';
import { meera } from '../../testing/people';
import {
  anandReads,
  anandsPart,
  kamalaFlies,
  meeraReads,
  meerasPart,
  priya,
  tapped,
  withAnand,
  withMeera,
} from '../../testing/relay';
import { lakshmi } from '../../testing/trips';
import { withOtherPages } from '../../testing/withOtherPages';

// 09:30 in Frankfurt, between the two flights.
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-06T08:30:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const open = (...server: Parameters<typeof serverOfRelay>) =>
  renderRemote(withOtherPages(remote), { at: `/trips/${server[0].id}`, answers: serverOfRelay(...server) });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the helper who gives', () => {
  const anand = { ...meera, id: 21, username: 'Anand Kumar' };
  const reads = (theirs: Step[] = atTheGateway) => ({
    ...anandReads,
    steps: untilFrankfurt,
    companions: [anandsPart({ isMe: true }), meerasPart({ steps: tapsOf(theirs) })],
  });

  it('is led to the next one, by place, face and sign', async () => {
    const { user } = open(withAnand(reads()), anand);
    const step = await region('Bring Kamala to Meera');
    step.getByText('Gate B22');
    step.getByText('Sat, Mar 6, at 10:15');
    expect(step.getByText(/^Look for/).textContent).toBe('Look for Meera');
    expect(step.getByText(/shows the same/).textContent).toContain('Meera’s page shows the same.');
    expect(step.getByRole('status').textContent).toBe('Meera: At the airport, 09:20 in Frankfurt');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(step.getByRole('button', { name: 'Kamala is with Meera' }));
    await screen.findByRole('heading', { level: 1, name: 'You say that Kamala is with Meera.' });
    screen.getByText('Meera has not said so yet.');
  });

  it('is not asked to call the one who is beside them', async () => {
    open(withAnand({ ...reads(), hasCareCard: true }), anand, { ...lakshmi, firstName: 'Kamala' });
    const step = await region('Bring Kamala to Meera');
    await step.findByRole('link', { name: 'Call Kamala' });
    const [first] = step.getAllByRole('link');
    expect(first?.textContent).toContain('Write to Meera');
    expect(first?.getAttribute('href')).toBe('/trips/12/conversation');
    const said = step.getByText(/shows the same/).textContent;
    expect(said).toBe('Meera’s page shows the same. If not, write to Meera.');
  });

  it('needs no other word than the "Met" of the next one', async () => {
    const given = { ...tapped('handed_over', 1, '2027-03-06T09:16:00.000Z'), byBoth: false };
    open(withAnand({ ...reads(metThere), steps: [...untilFrankfurt, given] }), anand);
    await screen.findByRole('heading', { level: 1, name: 'Kamala is with Meera. Thank you, Anand.' });
    expect(screen.queryByRole('link', { name: /^On with/ })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the helper who takes over', () => {
  const me = { ...meera, id: 22, username: 'Meera Iyer' };
  const reads = {
    ...meeraReads,
    steps: [...atTheGateway, tapped('security', 2, '2027-03-06T08:25:00.000Z')],
    companions: [anandsPart({ steps: tapsOf(untilFrankfurt) }), meerasPart({ isMe: true })],
  };

  it('meets both in the airport of the hand-over, and reads how far they are', async () => {
    open(withMeera(reads), me);
    const step = await region('Meet Anand and Kamala');
    step.getByText('Gate B22');
    expect(step.getByRole('status').textContent).toBe('Anand: Landed, 08:24 in Frankfurt');
    expect(step.getByText(/shows the same/).textContent).toContain('Anand’s page shows the same.');
    step.getByRole('button', { name: 'We have met' });
    const steps = await region('Steps');
    steps.getByText('Met in Frankfurt');
    const before = within(steps.getByRole('region', { name: 'Anand to Frankfurt' }));
    expect(before.getAllByRole('listitem')).toHaveLength(5);
    before.getByText('Landed');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('writes first to the one who brings the traveler', async () => {
    open(withMeera({ ...reads, hasCareCard: true }), me, { ...lakshmi, firstName: 'Kamala' });
    const step = await region('Meet Anand and Kamala');
    await step.findByRole('link', { name: 'Call Kamala' });
    expect(step.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
      'Write to Anand',
      'Kamala',
    ]);
    expect(step.getByText(/shows the same/).textContent).toContain('If not, write to Anand.');
  });

  it('has met both once the one before has said so, too, and waits for no other until then', async () => {
    const met = { ...tapped('met', 2, '2027-03-06T09:15:00.000Z'), byBoth: false };
    const given = tapped('handed_over', 1, '2027-03-06T09:16:00.000Z');
    const here = { ...reads, steps: [...reads.steps, met] };
    open(withMeera(here), me);
    (await region('Steps')).getByText('You say so. Anand has not said so yet.');
    cleanup();
    const companions = [
      anandsPart({ steps: tapsOf([...untilFrankfurt, given]) }),
      meerasPart({ isMe: true }),
    ];
    open(withMeera({ ...here, companions }), me);
    const steps = await region('Steps');
    steps.getByText('Handed over to you');
    expect(steps.queryByText(/say so/)).toBeNull();
  });

  it.each([
    ['Handed over to you', kamalaFlies],
    ['With you', null],
  ])('reads the last step of the one before: %s', async (name, flyer) => {
    const given = tapped('handed_over', 1, '2027-03-06T09:16:00.000Z');
    const companions = [
      anandsPart({ steps: tapsOf([...untilFrankfurt, given]) }),
      meerasPart({ isMe: true }),
    ];
    open(withMeera({ ...reads, flyer, companions }), me);
    const before = within((await region('Steps')).getByRole('region', { name: 'Anand to Frankfurt' }));
    before.getByText(name);
  });
});

describe('the family', () => {
  const me = { ...meera, id: priya.id, username: priya.username };
  const [met] = metThere.slice(1);

  it('reads the steps of both companions on either page', async () => {
    const companions = [anandsPart(), meerasPart({ steps: tapsOf(metThere) })];
    open(withAnand({ steps: untilFrankfurt, companions }), me);
    const steps = await region('Steps');
    steps.getByText('Handed over to Meera');
    const after = within(steps.getByRole('region', { name: 'Meera to Chicago' }));
    after.getByText('Met in Frankfurt');
    after.getByText('10:15 in Frankfurt');
    const links = await screen.findByRole('navigation', { name: 'Who flies with Kamala' });
    within(links).getByRole('link', { name: 'Meera to Chicago' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('reads after the landing that she is brought to the next companion', async () => {
    const companions = [anandsPart({ steps: tapsOf(untilFrankfurt) }), meerasPart()];
    open(withMeera({ companions }), me);
    const step = await region('Anand gives Kamala to Meera');
    step.getByText('Step 1 of 6');
    expect(step.getByRole('status').textContent).toBe('Anand: Landed, 08:24 in Frankfurt');
    step.getByRole('button', { name: 'Kamala is at the airport in Frankfurt' });
  });

  it.each([
    [
      'who takes over',
      withAnand({ steps: untilFrankfurt }),
      'Anand gives Kamala to Meera',
      ['Meera', 'Anand'],
    ],
    [
      'who gives',
      withMeera({ companions: [anandsPart({ steps: tapsOf(untilFrankfurt) }), meerasPart()] }),
      'Anand gives Kamala to Meera',
      ['Anand', 'Meera'],
    ],
  ])('calls first %s', async (_, trip, title, names) => {
    open(trip, me);
    const step = await region(title);
    await step.findByRole('link', { name: `Call ${names[0]}` });
    const calls = step.getAllByRole('link').map(({ textContent }) => textContent?.trim());
    expect(calls).toEqual(names);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('reads before it that she flies there', async () => {
    const companions = [anandsPart({ steps: tapsOf(untilFrankfurt.slice(0, -1)) }), meerasPart()];
    open(withMeera({ companions }), me);
    await region('Kamala flies to Frankfurt');
  });

  it('has one primary button after the hand-over, the way to the next companion', async () => {
    const given = { ...tapped('handed_over', 1, met!.at), byMe: false, byBoth: false };
    const companions = [anandsPart(), meerasPart({ steps: tapsOf(metThere) })];
    const tips = { promisedTip: 40, otherAcceptsTips: true };
    open(withAnand({ steps: [...untilFrankfurt, given], companions, ...tips }), me);
    await screen.findByRole('heading', { level: 1, name: 'Kamala is with Meera.' });
    screen.getByRole('link', { name: 'Send the $40 you promised' });
    const primary = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].filter(
      ({ className }) => /primary/.test(className),
    );
    expect(primary.map(({ textContent }) => textContent)).toEqual(['On with Meera to Chicago']);
  });

  it('goes on with the next companion after the hand-over', async () => {
    const given = { ...tapped('handed_over', 1, met!.at), byMe: false, byBoth: false };
    const companions = [anandsPart(), meerasPart({ steps: tapsOf(metThere) })];
    open(withAnand({ steps: [...untilFrankfurt, given], companions }), me);
    await screen.findByRole('heading', { level: 1, name: 'Kamala is with Meera.' });
    const onward = screen.getByRole('link', { name: 'On with Meera to Chicago' });
    expect(onward.getAttribute('href')).toBe('/trips/13');
    expect(screen.queryByRole('button', { name: 'Yes, that is right' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is led from thanking one to thanking the other', async () => {
    const arrived = tapped('handed_over', 2, '2027-03-06T20:30:00.000Z');
    const companions = [anandsPart({ steps: tapsOf(untilFrankfurt) }), meerasPart()];
    open(withMeera({ steps: [...metThere, arrived], companions }), me);
    await screen.findByRole('heading', { level: 1, name: 'Kamala is with you.' });
    const too = screen.getByRole('link', { name: 'Thank Anand, too' });
    expect(too.getAttribute('href')).toBe('/trips/12');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('reads which companion says that the connection was missed', async () => {
    const missed = [{ leg: 2, at: '2027-03-06T10:05:00.000Z', byMe: false, companion: 12 }];
    open(withMeera({ missed, companions: [anandsPart(), meerasPart()] }), me);
    const card = await region('The connection in Frankfurt was missed');
    card.getByText(/^Anand says so at 11:05\. .* Anand goes to the desk of the airline with Kamala:/);
  });
});
