import type {
  MatchDetails,
  MissedConnection,
  NewStep,
  SavedCareCard,
  Step,
  StepToTakeBack,
} from 'backend/contract/trips';
import { sampleRequest } from './listings';
import { meera } from './people';
import { mayReview } from './reviews';
import { lakshmi, sampleTrip } from './trips';

/** 23:45 in Delhi, about three hours before the flight at 02:50 on March 1. */
export const atTheAirport = Date.parse('2027-02-28T18:15:00Z');
export const minutes = (count: number) => count * 60_000;

export const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};

/** A server that keeps the steps of one trip, and a network that can be away. */
export function serverOfTrip(
  overrides: Partial<MatchDetails> = {},
  careCard: SavedCareCard | null = lakshmi,
) {
  let trip = sampleTrip({
    meetingPoint: 'Terminal 3, Gate 6',
    meetingTime: '23:45',
    confirmedByMe: true,
    hasCareCard: careCard !== null,
    ...overrides,
  });
  const network = { isAway: false };
  const answer = (body: () => unknown) => () => (network.isAway ? noNetwork() : { body: body() });
  const withSteps = (steps: Step[]) => {
    trip = { ...trip, steps };
    return steps;
  };
  const withMissed = (missed: MatchDetails['missed']) => {
    trip = { ...trip, missed };
    return trip;
  };
  const add = ({ clientKey: _key, ...tapped }: NewStep) => {
    const takeBackUntil = new Date(Date.now() + minutes(10)).toISOString();
    const mine = { ...tapped, byMe: true, canTakeBack: true, takeBackUntil };
    const theirs = trip.steps.find(
      (each) => each.step === tapped.step && each.leg === tapped.leg && !each.byMe,
    );
    const added = theirs ? { ...theirs, byBoth: true } : { ...mine, byBoth: false };
    return withSteps([...trip.steps.filter((each) => each !== theirs), added]);
  };
  const answers = {
    'GET /api/auth/me': meera,
    'GET /api/listings/id/31/details': sampleRequest(),
    'GET /api/testimonials/user/9/permission': mayReview,
    'GET /api/matches/12': answer(() => trip),
    'GET /api/matches/12/care-card': answer(() => careCard),
    'POST /api/matches/12/steps': (step: NewStep) => answer(() => add(step))(),
    'POST /api/matches/12/missed': ({ leg }: MissedConnection) =>
      answer(() => withMissed([{ leg, at: new Date(Date.now()).toISOString(), byMe: true }]))(),
    'DELETE /api/matches/12/missed': answer(() => withMissed([])),
    'DELETE /api/matches/12/steps': ({ step, leg }: StepToTakeBack) =>
      answer(() => withSteps(trip.steps.filter((each) => each.step !== step || each.leg !== leg)))(),
  };
  return { answers, network };
}
