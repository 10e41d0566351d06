import type { MatchDetails } from 'backend/contract/trips';
import { sampleRequest } from './listings';
import { meera } from './people';
import { sampleTrip } from './trips';

/** A server that keeps what the page changes on one trip. */
export function serverOfChanges(overrides: Partial<MatchDetails> = {}) {
  let trip = sampleTrip(overrides);
  const change = (changes: Partial<MatchDetails>) => () => {
    trip = { ...trip, ...changes };
    return { body: trip };
  };
  return {
    'GET /api/auth/me': meera,
    'GET /api/matches/12': () => ({ body: trip }),
    'POST /api/matches/12/agree': change({ status: 'agreed', contact: sampleTrip().contact }),
    'POST /api/matches/12/decline': change({ status: 'declined' }),
    'DELETE /api/matches/12/decline': change({ status: 'proposed' }),
    'POST /api/matches/12/confirm': change({ confirmedByMe: true, dayMoved: null }),
    'PATCH /api/matches/12': (changes: Partial<MatchDetails>) => change(changes)(),
    'POST /api/matches/12/cancel': ({ reason }: { reason: string }) =>
      change({ status: 'cancelled', contact: null, cancelled: { byMe: true, reason } })(),
    'GET /api/listings/id/31/details': sampleRequest(),
  };
}
