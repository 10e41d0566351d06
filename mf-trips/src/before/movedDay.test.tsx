import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page and its rules are chunks of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips';
import '../pages/TripPage';
import remote from '../remote';
import { serverOfChanges } from '../testing/tripChanges';
import { withOtherPages } from '../testing/withOtherPages';

// Weeks before the flight, on March 1.
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (dayMoved: MatchDetails['dayMoved']) =>
  renderRemote(withOtherPages(remote), { at: '/trips/12', answers: serverOfChanges({ dayMoved }) });
const question = 'Ravi moved the trip from Fri, Feb 26 to Mon, Mar 1';

describe('an agreed trip that was moved to another day', () => {
  it('asks the other one whether the new day fits, and is quiet after a yes', async () => {
    const { user } = open({ from: '2027-02-26', byMe: false });
    await screen.findByRole('region', { name: question });
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes, it fits' }));
    await screen.findByText('Ravi can see that the new day fits.');
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  });

  it('leads to the cancelling when it does not fit', async () => {
    const { user } = open({ from: '2027-02-26', byMe: false });
    await user.click(await screen.findByRole('button', { name: 'It does not fit' }));
    await screen.findByRole('dialog');
  });

  it('says to the one who moved it that the other has not said yet', async () => {
    open({ from: '2027-02-26', byMe: true });
    await screen.findByText('Ravi has not said yet whether Mon, Mar 1 fits');
    screen.getByText('You two had agreed on Fri, Feb 26.');
    expect(screen.queryByRole('button', { name: 'Yes, it fits' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
