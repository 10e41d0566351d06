import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Match } from 'backend/contract/trips';
import { defineRemote } from 'shell/host';
import { renderRemote } from 'shell/host/testing';
import { meera } from '../testing/people';
import { sampleTrip } from '../testing/trips';
import { ConversationTrip } from './ConversationTrip';

const Talk = () => (
  <>
    <h1>Ravi</h1>
    <ConversationTrip otherUserId={9} />
  </>
);
const conversation = defineRemote({
  name: 'messaging',
  routes: [{ path: '/talk', title: '', access: 'member', page: async () => ({ Talk }) }],
});

function open() {
  let trip: Match = sampleTrip({ status: 'proposed', proposedByMe: false, contact: null });
  const become = (status: Match['status']) => () => ({ body: (trip = { ...trip, status }) });
  return renderRemote(conversation, {
    at: '/talk',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/matches': () => ({ body: [trip] }),
      'GET /api/matches/12': () => ({ body: trip }),
      'GET /api/matches/options': [],
      'POST /api/matches/12/agree': become('agreed'),
      'POST /api/matches/12/decline': become('declined'),
    },
  });
}
const focus = async (name: string) => (await screen.findByRole('button', { name })).focus();

describe('the focus in a conversation after an answer to a proposal', () => {
  it('goes to the link of the trip after a yes', async () => {
    const { user } = open();
    await focus('Agree to fly together');
    await user.keyboard('{Enter}');
    const link = await screen.findByRole('link', { name: 'Open trip' });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it('goes to the heading of the conversation after a no', async () => {
    const { user } = open();
    await focus('Decline');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ravi' })));
  });
});
