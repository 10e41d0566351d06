import type { Companion, MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { boot } from 'shell/host';
import { Button, HeartHandshakeIcon } from 'shared-ui';
import { useReviewPermissionQuery } from '../api/reviews';
import { useTripQuery } from '../api/trips';
import { flyingOf, isRelay } from '../companions/companions';
import { endOf, nameOf } from '../companions/relayWords';
import { canTip } from '../trip/tipPath';
import { words } from '../words';

interface OtherCompanionsProps {
  trip: MatchDetails;
  className?: string | undefined;
  /** Nothing else of the view is to be done first. */
  isFirst?: boolean;
}

/** The family goes on with the next companion, and thanks each of them. */
export function OtherCompanions({ trip, className, isFirst = true }: OtherCompanionsProps) {
  if (trip.role !== 'seeking_help' || !isRelay(trip) || boot.offline) return null;
  const [next, ...later] = companionsAhead(trip);
  const others = flyingOf(trip).filter(({ matchId }) => matchId !== trip.id);
  if (!others.length) return null;
  return (
    <div className={className}>
      {others.map((companion) => {
        const isNext = companion === next;
        const isThanked = !isNext && !later.includes(companion);
        const name = nameOf(companion);
        if (isThanked) return <ThankToo key={companion.matchId} companion={companion} />;
        const end = endOf(companion, trip);
        const onWith = end ? words.onWith(name, end) : words.fliesOtherwise(name);
        return (
          <Button key={companion.matchId} asChild variant={isNext && isFirst ? 'primary' : 'secondary'} wide>
            <Link to={`/trips/${companion.matchId}`}>{onWith}</Link>
          </Button>
        );
      })}
    </div>
  );
}

/** Until stars, words and a tip are given. */
function ThankToo({ companion }: { companion: Companion }) {
  const { matchId, person } = companion;
  const { data: theirs } = useTripQuery(matchId);
  const reviewed = { userId: person?.id ?? 0, matchId };
  const { data: permission } = useReviewPermissionQuery(reviewed, { skip: !person });
  const isTipped = theirs !== undefined && (Boolean(theirs.givenTip) || !canTip(theirs));
  if (permission?.written && isTipped) return null;
  return (
    <Button asChild wide>
      <Link to={`/trips/${matchId}`}>
        <HeartHandshakeIcon aria-hidden="true" />
        {words.thankToo(nameOf(companion))}
      </Link>
    </Button>
  );
}

const hasArrived = ({ status, steps = [] }: Companion) =>
  status === 'done' || steps.some(({ step }) => step === 'handed_over');

/** Who is still to fly with the traveler after this part. */
export const isAhead = (trip: MatchDetails): boolean =>
  trip.role === 'seeking_help' && isRelay(trip) && !boot.offline && companionsAhead(trip).length > 0;

function companionsAhead(trip: MatchDetails): Companion[] {
  const flying = flyingOf(trip);
  const here = flying.findIndex(({ matchId }) => matchId === trip.id);
  return flying.slice(here + 1).filter((companion) => !hasArrived(companion));
}
