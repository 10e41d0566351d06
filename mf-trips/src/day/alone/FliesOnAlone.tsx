import type { MatchDetails } from 'backend/contract/trips';
import { Notice } from 'shared-ui';
import { firstName } from '../../companions/firstNames';
import { shortDay, timeText } from '../../time/zonedTime';
import type { TripNames } from '../names';
import { isMissed } from '../tripDay';
import { words } from '../../words';

/** To the helper after whom the traveler flies on alone: the flight, and who was to take over and has cancelled. */
export function FliesOnAlone({ trip, names }: { trip: MatchDetails; names: TripNames }) {
  const { legs = [], cancelledParts = [] } = trip;
  const last = legs.findLastIndex((leg) => leg.with === 'both');
  const index = legs.findIndex((leg, at) => at > last && leg.with === 'seeker');
  const next = legs[index];
  const isCovered = names.viewer !== 'helper' || !names.goodbyeIn || next?.beside;
  if (!next || isCovered || isMissed(trip, { leg: index + 1 })) return null;
  const { flightNumber, date, time, departure } = next;
  const takeOff = time && words.timeInCity(timeText(time), departure.city);
  const left = cancelledParts.map(({ username }) => words.cancelledBy(firstName(username)));
  return (
    <Notice title={left.length > 0 && words.series(left)}>
      {words.fliesOnAlone(names.traveler, words.series([flightNumber, shortDay(date), takeOff]))}
    </Notice>
  );
}
