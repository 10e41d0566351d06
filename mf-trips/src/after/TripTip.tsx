import type { MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { Button, Card, HeartHandshakeIcon, Notice } from 'shared-ui';
import card from '../before/TripCard.module.css';
import { canTip, tipPath } from '../trip/tipPath';

interface TripTipProps {
  trip: MatchDetails;
  /** A longer form does not ask already. */
  asks: boolean;
}

/** What the family gave, or the way to give it. */
export function TripTip({ trip, asks }: TripTipProps) {
  const { other, promisedTip, givenTip } = trip;
  if (givenTip) {
    return (
      <Notice tone="good" title={`You thanked with $${givenTip}`}>
        {other.username} gets all of it.
      </Notice>
    );
  }
  if (!asks || !canTip(trip)) return null;
  return (
    <Card tone="helper" role="region" aria-labelledby="tip" className={card.card}>
      <h2 id="tip" className={card.title}>
        A tip for {other.username}?
      </h2>
      <p>
        {promisedTip ? `You promised $${promisedTip}.` : 'Never expected.'} {other.username} gets all of it.
      </p>
      <Button asChild variant="helper" className={card.button}>
        <Link to={tipPath(trip)}>
          <HeartHandshakeIcon aria-hidden="true" /> Send a Tip
        </Link>
      </Button>
    </Card>
  );
}
