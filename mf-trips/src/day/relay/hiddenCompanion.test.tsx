import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../../pages/TripPage';
import remote from '../../remote';
import { serverOfRelay, tapsOf, untilFrankfurt } from '../../testing/handOver';
import { meera } from '../../testing/people';
import { anandReads, anandsPart, meeraReads, meerasPart, withAnand, withMeera } from '../../testing/relay';
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
const contact = { email: null, phoneNumber: '+1 312 555 0177' };

describe('a hand-over to a companion who is hidden', () => {
  const anand = { ...meera, id: 21, username: 'Anand Kumar' };
  const reads = {
    ...anandReads,
    steps: untilFrankfurt,
    companions: [anandsPart({ isMe: true }), meerasPart({ person: null })],
  };

  it('is found by the sign alone, and asked for at the family', async () => {
    open(withAnand({ ...reads, contact }), anand);
    const step = await region('Bring Kamala to Another Amigo');
    expect(step.getByText(/^Look for/).textContent).toBe('Look for Another Amigo');
    expect(step.getByText(/shows the same/).textContent).toContain('If not, call Priya.');
    expect(step.getAllByRole('link').map(({ textContent }) => textContent?.trim())[0]).toBe('Priya');
    expect(step.queryByRole('link', { name: /^Write to/ })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is asked for by message where the family has no number', async () => {
    open(withAnand({ ...reads, contact: { email: 'priya@example.com', phoneNumber: null } }), anand);
    const step = await region('Bring Kamala to Another Amigo');
    expect(step.getByText(/shows the same/).textContent).toContain('If not, write to Priya.');
    expect(step.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe('/messages?to=23');
  });
});

describe('a hand-over by a companion who is hidden', () => {
  it('says how far the traveler is, and asks the family', async () => {
    const me = { ...meera, id: 22, username: 'Meera Iyer' };
    const companions = [
      anandsPart({ person: null, steps: tapsOf(untilFrankfurt.slice(1)) }),
      meerasPart({ isMe: true }),
    ];
    open(withMeera({ ...meeraReads, contact, companions }), me);
    const step = await region('Go to the airport in Frankfurt');
    expect(step.getByText(/^Look for/).textContent).toContain('Kamala');
    expect(step.getByRole('status').textContent).toBe('Another Amigo: Landed, 08:24 in Frankfurt');
    expect(step.getByText(/shows the same/).textContent).toContain('If not, call Priya.');
    expect(step.queryByRole('link', { name: /^Write to/ })).toBeNull();
  });
});
