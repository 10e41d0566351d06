import type { Companion, MatchDetails, NewStep, SavedCareCard, Step } from 'backend/contract/trips';
import { meera } from './people';
import { anand, meeraIyer, partsOfFamily, priya, tapped } from './relay';
import { mayReview } from './reviews';

/** A server that keeps what is tapped on a trip of several companions. */
export function serverOfRelay(trip: MatchDetails, me = meera, careCard: SavedCareCard | null = null) {
  let { steps } = trip;
  const tap = ({ step, leg, at }: NewStep) => {
    steps = [...steps, { ...tapped(step, leg ?? 1, at), byMe: true, byBoth: false }];
    return { body: steps };
  };
  return {
    'GET /api/auth/me': me,
    'GET /api/threads': [],
    ...partsOfFamily,
    ...Object.fromEntries(
      [anand, meeraIyer, priya].map(({ id }) => [`GET /api/testimonials/user/${id}/permission`, mayReview]),
    ),
    [`GET /api/matches/${trip.id}/care-card`]: careCard,
    [`GET /api/matches/${trip.id}`]: () => ({ body: { ...trip, steps } }),
    [`POST /api/matches/${trip.id}/steps`]: tap,
  };
}

export const untilFrankfurt = (['at_airport', 'met', 'security', 'boarded', 'landed'] as const).map((step) =>
  tapped(step, 1, step === 'landed' ? '2027-03-06T07:24:00.000Z' : '2027-03-05T20:00:00.000Z'),
);
export const tapsOf = (steps: Step[]): Companion['steps'] =>
  steps.map(({ step, leg = 1, at }) => ({ step, leg, at }));
export const atTheGateway = [tapped('at_airport', 2, '2027-03-06T08:20:00.000Z')];
export const metThere = [...atTheGateway, tapped('met', 2, '2027-03-06T09:15:00.000Z')];
