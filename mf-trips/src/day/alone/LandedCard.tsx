import type { MatchDetails } from 'backend/contract/trips';
import type { DayStep } from 'backend/rules/trips';
import { Card } from 'shared-ui';
import card from '../../before/TripCard.module.css';
import type { TripMember } from '../../device/keptTrips';
import { isTravelerOver } from '../../time/tripTimes';
import { doneSteps } from '../doneSteps';
import { namesOf } from '../names';
import { TakeBack } from '../TakeBack';
import { legOf, namedStep, keyOf } from '../tripDay';
import { useTaps } from '../useTaps';
import { aloneWords } from './aloneWords';
import { canStillTakeBack, LandedButton, landedHint } from './LandedAlone';
import { landingAlone } from './landingAlone';
import { words } from '../../words';

interface LandedCardProps {
  trip: MatchDetails;
  me: TripMember;
  now: number;
}

/** The site closes a part on the morning after it, which may be before the traveler's last landing. */
export function LandedCard({ trip, me, now }: LandedCardProps) {
  const step = trip.role === 'seeking_help' ? landingAlone(trip) : null;
  return step && !isTravelerOver(trip, now) ? <OpenCard trip={trip} me={me} now={now} step={step} /> : null;
}

function OpenCard({ trip, me, now, step }: LandedCardProps & { step: DayStep }) {
  const { taps, tap, drop } = useTaps(me.id, trip.id, trip.steps);
  const names = namesOf(trip, me, null);
  const tapped = doneSteps(trip, taps).get(keyOf(step));
  if (tapped && !canStillTakeBack(tapped, now)) return null;
  const traveler = names.viewer === 'family' ? names.traveler : null;
  const title = tapped
    ? words.hasLanded(traveler, legOf(trip, step)?.arrival.city ?? '')
    : aloneWords(trip, names);
  return (
    <Card role="region" aria-labelledby="landed" className={card.card}>
      <h2 id="landed" className={card.title}>
        {title}
      </h2>
      <p>{landedHint(names, tapped, now)}</p>
      {tapped ? (
        <TakeBack trip={trip} step={step} tapped={tapped} now={now} onDrop={drop} />
      ) : (
        <LandedButton
          step={step}
          trip={trip}
          names={names}
          variant="secondary"
          onTap={() => tap(namedStep(trip, step))}
        />
      )}
    </Card>
  );
}
