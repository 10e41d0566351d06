import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page and the section are chunks of their own: their first load must not count as waiting time of a test.
import '../pages/TripsPage';
import './CalendarAddress';
import remote from '../remote';
import { meera } from '../testing/people';
import { sampleTrip } from '../testing/trips';

const addressOf = (token: string) => `https://flightamigo.example/calendar/${token}.ics`;

/** A server that remembers the address, and counts how often it was asked for it. */
function openTrips(answers: Answers = {}, stored: string | null = null) {
  const server = { url: stored, asked: 0, made: 0 };
  const page = renderRemote(remote, {
    at: '/trips',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/matches?when=coming': [sampleTrip()],
      'GET /api/matches/waiting': [],
      'GET /api/calendar': () => {
        server.asked += 1;
        return { body: { url: server.url } };
      },
      'POST /api/calendar': () => {
        server.made += 1;
        server.url = addressOf(`token${server.made}`);
        return { body: { url: server.url } };
      },
      'DELETE /api/calendar': () => {
        server.url = null;
        return { body: { done: true } };
      },
      ...answers,
    },
  });
  const open = async () => page.user.click(await screen.findByText('All trips in your calendar'));
  return { ...page, server, open };
}
const press = (name: string) => screen.findByRole('button', { name });
const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Address for your calendar' });

describe('all trips in my calendar', () => {
  it('cost no call before they are looked at', async () => {
    const { server, open } = openTrips();
    await screen.findByRole('article');
    expect(server.asked).toBe(0);
    await open();
    await press('Make the address');
    expect(server.asked).toBe(1);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('get an address to add or to copy, which says who can read it', async () => {
    const { user, open } = openTrips();
    await open();
    await user.click(await press('Make the address'));
    await screen.findByText('Address made');
    expect((await address()).value).toBe(addressOf('token1'));
    screen.getByText(/^Who has the address can read your trips/);
    expect(screen.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')).toBe(
      'webcal://flightamigo.example/calendar/token1.ics',
    );
    await user.click(await press('Copy the address'));
    await screen.findByText('Address copied');
    expect(await navigator.clipboard.readText()).toBe(addressOf('token1'));
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('get a new address only after a question', async () => {
    const { user, open, server } = openTrips({}, addressOf('old'));
    await open();
    await user.click(await press('New address'));
    const question = within(await screen.findByRole('dialog', { name: 'Make a new address?' }));
    question.getByText(/^The address that you have ends at once\./);
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.made).toBe(0);
    await user.click(await press('New address'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'New address' }));
    await screen.findByText('New address made');
    await screen.findByDisplayValue(addressOf('token1'));
  });

  it('stop after a question, which says when that failed', async () => {
    let isDown = true;
    const { user, open } = openTrips(
      {
        'DELETE /api/calendar': () => (isDown ? { status: 503, body: {} } : { body: { done: true } }),
      },
      addressOf('old'),
    );
    await open();
    await user.click(await press('Stop it'));
    const question = within(await screen.findByRole('dialog', { name: 'Stop the calendar?' }));
    await user.click(question.getByRole('button', { name: 'Stop it' }));
    await question.findByRole('alert');
    isDown = false;
    await user.click(question.getByRole('button', { name: 'Stop it' }));
    await screen.findByText('Calendar stopped');
    await press('Make the address');
  });

  it('can be asked for again after an error', async () => {
    let isDown = true;
    const { user, open } = openTrips({
      'GET /api/calendar': () => (isDown ? { status: 503, body: {} } : { body: { url: null } }),
    });
    await open();
    await screen.findByText('The address for your calendar could not be loaded.');
    isDown = false;
    await user.click(await press('Try again'));
    await press('Make the address');
  });
});
