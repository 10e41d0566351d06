import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRemote } from 'shell/host/testing';
import '../pages/TripPage';
import remote from '../remote';
import { sampleThreadLine, sampleWords } from '../testing/threads';
import { serverOfChanges } from '../testing/tripChanges';
import { sampleTrip } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

const companion = (matchId: number) => ({
  matchId,
  person: sampleTrip().other,
  legs: [1],
  status: 'agreed' as const,
});

describe('the link to a conversation', () => {
  it('leads from a trip with several companions to the conversation of all', async () => {
    renderRemote(withOtherPages(remote), {
      at: '/trips/12',
      answers: {
        ...serverOfChanges({ tripId: 11, companions: [companion(11), companion(12)] }),
        'GET /api/threads': [sampleThreadLine({ last: sampleWords(), unread: 1 })],
      },
    });
    const link = await screen.findByRole('link', { name: /^Everybody on this trip/ });
    expect(link.getAttribute('href')).toBe('/trips/12/conversation');
    expect(link.textContent).toBe('Everybody on this tripAnand: I wait at the gate1 new, 1 unread message');
  });
});
