import type { Companion, MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { boot } from 'shell/host';
import { Button, HeartHandshakeIcon } from 'shared-ui';
import { flyingOf, isRelay } from '../companions/companions';
import { endOf, nameOf } from '../companions/relayWords';
import { words } from '../words';

interface OtherCompanionsProps {
  trip: MatchDetails;
  className?: string | undefined;
}

/** The family goes on with the next companion, and thanks each of them. */
export function OtherCompanions({ trip, className }: OtherCompanionsProps) {
  if (trip.role !== 'seeking_help' || !isRelay(trip) || boot.offline) return null;
  const flying = flyingOf(trip);
  const here = flying.findIndex(({ matchId }) => matchId === trip.id);
  const others = flying.filter(({ matchId }) => matchId !== trip.id);
  if (!others.length) return null;
  return (
    <div className={className}>
      {others.map((companion) => {
        const isThanked = flying.indexOf(companion) < here || hasArrived(companion);
        const name = nameOf(companion);
        const end = endOf(companion, trip);
        const onWith = end ? words.onWith(name, end) : words.fliesOtherwise(name);
        return (
          <Button key={companion.matchId} asChild variant={isThanked ? 'secondary' : 'primary'} wide>
            <Link to={`/trips/${companion.matchId}`}>
              {isThanked && <HeartHandshakeIcon aria-hidden="true" />}
              {isThanked ? words.thankToo(name) : onWith}
            </Link>
          </Button>
        );
      })}
    </div>
  );
}

const hasArrived = ({ status, steps = [] }: Companion) =>
  status === 'done' || steps.some(({ step }) => step === 'handed_over');
