import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PassesOfTrip } from 'backend/contract/listings/shown';
import { apiOf, defineRemote, type SlotProps } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { formatDay } from 'shared-ui';
import { fakeDevice, passLeg, photo, readerFiles } from '../testing/device';
import { asha } from '../testing/people';
import { TripPasses } from './TripPasses';

const device = fakeDevice();
const call = 'POST /api/matches/12/boarding-pass';
const shownPass = { flight: 'AI127', date: '2099-12-04' };

/** The page of the trip is another remote's, and reads the trip again when a pass was shown. */
const tripApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    passesOfTrip: build.query<PassesOfTrip, void>({
      query: () => ({ url: '/api/matches/12' }),
      providesTags: ['Match'],
    }),
  }),
});

let pages = 0;
function open(
  start: Partial<PassesOfTrip> = {},
  answers: Answers = {},
  props: Partial<SlotProps<'trip.passes'>> = {},
) {
  let now: PassesOfTrip = { me: null, other: null, ...start };
  const flights = props.flights ?? [{ from: 'DEL', to: 'ORD', date: '2099-12-04' }];
  const Trip = () => {
    const { data } = tripApi.usePassesOfTripQuery();
    return data && <TripPasses matchId={12} otherName="Ravi" {...props} flights={flights} shown={data} />;
  };
  const path = `/${(pages += 1)}` as const;
  const page = async () => ({ Trip });
  const remote = defineRemote({ name: 'trip', routes: [{ path, title: '', access: 'member', page }] });
  return renderRemote(remote, {
    at: path,
    answers: {
      ...readerFiles,
      'GET /api/auth/me': asha,
      'GET /api/matches/12': () => ({ body: now }),
      [call]: () => {
        now = { ...now, me: shownPass };
        return { body: shownPass };
      },
      'DELETE /api/matches/12/boarding-pass': () => {
        now = { ...now, me: null };
        return { body: { done: true } };
      },
      ...answers,
    },
  });
}
const day = formatDay('2099-12-04');
const isShowing = ({ method, url }: { method: string; url: string }) => `${method} ${url}` === call;
const button = (name: string) => screen.findByRole('button', { name });
const mine = `You showed a boarding pass for AI127 on ${day}`;

async function choose(user: ReturnType<typeof open>['user']) {
  await user.click(await button('Show a boarding pass'));
  const reader = within(await screen.findByRole('group', { name: 'Boarding pass' }));
  await user.upload(reader.getByLabelText('Choose a picture or PDF'), photo());
}

describe('the slot of boarding passes', () => {
  it('shows my boarding pass on the trip, and gives the focus to its part of the page', async () => {
    device.reads({ legs: [passLeg()] });
    const { user, requests } = open();
    await choose(user);
    await screen.findByText(mine);
    await screen.findByText('Your boarding pass is shown');
    expect(requests.find(isShowing)?.body).toEqual({
      flight: 'AI127',
      date: '2099-12-04',
      leg: { from: 'DEL', to: 'ORD' },
      hash: 'a'.repeat(64),
    });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Boarding pass' }));
    expect(screen.queryByRole('group', { name: 'Boarding pass' })).toBeNull();
  });

  it('sends the flights of a pass that are flown on this trip', async () => {
    device.reads({ legs: [passLeg({ flight: 'AI1', from: 'HYD', to: 'DEL' }), passLeg()] });
    const { user, requests } = open();
    await choose(user);
    await screen.findByText(mine);
    const sent = requests.filter(isShowing).map(({ body }) => body);
    expect(sent).toMatchObject([{ flight: 'AI127' }]);
  });

  it.each([
    [400, 'This boarding pass is for another flight'],
    [409, 'Someone else has shown this boarding pass'],
    [429, 'That was too often. Please try again in 5 minutes.'],
  ])('says why the server refuses with %i, and reads the next one', async (status, message) => {
    device.reads({ legs: [passLeg({ from: 'BOM' })] }, { legs: [passLeg()] });
    let isRefused = true;
    const { user, requests } = open(
      {},
      { [call]: () => (isRefused ? { status, body: { message } } : { body: shownPass }) },
    );
    await choose(user);
    await screen.findByText('The boarding pass was not shown');
    await screen.findByText(message);
    expect(screen.queryByText('Your boarding pass is shown')).toBeNull();
    isRefused = false;
    const reader = within(screen.getByRole('group', { name: 'Boarding pass' }));
    await user.upload(reader.getByLabelText('Choose a picture or PDF'), photo());
    await screen.findByText('Your boarding pass is shown');
    expect(requests.filter(isShowing)).toHaveLength(2);
  });

  it('sends nothing where the browser has no hashes', async () => {
    device.reads({ legs: [passLeg({ hash: '' })] });
    const { user, requests } = open();
    await choose(user);
    await screen.findByText(/cannot be read in this browser/);
    expect(requests.filter(isShowing)).toEqual([]);
  });

  it('takes mine back, and offers to show one again', async () => {
    const { user } = open({ me: shownPass, other: { flight: null, date: '2099-12-04' } });
    const back = await button('Take it back');
    expect(back.getAttribute('aria-describedby')).toBe(screen.getByText(mine).id);
    back.focus();
    await user.keyboard('{Enter}');
    await screen.findByText('Your boarding pass is not shown any more');
    await button('Show a boarding pass');
    expect(screen.queryByText(mine)).toBeNull();
    screen.getByText(`Ravi showed a boarding pass for the flight on ${day}`);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Boarding pass' }));
  });

  it('says why mine could not be taken back, and keeps it', async () => {
    const { user } = open(
      { me: shownPass },
      {
        'DELETE /api/matches/12/boarding-pass': () => ({
          status: 404,
          body: { message: 'This trip was not found' },
        }),
      },
    );
    await user.click(await button('Take it back'));
    await screen.findByText('This trip was not found');
    screen.getByText(mine);
  });

  it('offers nothing when it is too late, and what was shown stays', async () => {
    open({ other: shownPass }, {}, { canShow: false });
    await screen.findByText(`Ravi showed a boarding pass for AI127 on ${day}`);
    expect(screen.queryByRole('button', { name: 'Show a boarding pass' })).toBeNull();
  });

  it('says what the label of the other one means, with the keyboard, too', async () => {
    const { user } = open({ me: shownPass, other: shownPass });
    const question = await button('What does this mean?');
    expect(question.getAttribute('aria-expanded')).toBe('false');
    question.focus();
    await user.keyboard('{Enter}');
    await screen.findByText(/A pass can be forged/);
    expect(question.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: 'More about safety' }).getAttribute('href')).toBe(
      '/safety#boarding-passes',
    );
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(/A pass can be forged/)).toBeNull());
    expect(document.activeElement).toBe(question);
  });
});
