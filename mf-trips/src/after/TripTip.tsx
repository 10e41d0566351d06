import type { MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { Button, Card, HeartHandshakeIcon, Notice } from 'shared-ui';
import card from '../before/TripCard.module.css';
import { dollars } from '../trip/dollars';
import { canTip, tipPath } from '../trip/tipPath';
import { words } from '../words';

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
      <Notice tone="good" title={words.thankedWith(dollars(givenTip))}>
        {words.getsAll(other.username)}
      </Notice>
    );
  }
  if (!asks || !canTip(trip)) return null;
  return (
    <Card tone="helper" role="region" aria-labelledby="tip" className={card.card}>
      <h2 id="tip" className={card.title}>
        {words.tipFor(other.username)}
      </h2>
      <p>{words.tipGoesTo(other.username, promisedTip ? dollars(promisedTip) : null)}</p>
      <Button asChild variant="helper" className={card.button}>
        <Link to={tipPath(trip)}>
          <HeartHandshakeIcon aria-hidden="true" /> {words.sendTip}
        </Link>
      </Button>
    </Card>
  );
}
