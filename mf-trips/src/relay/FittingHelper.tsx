import type { MatchDetails } from 'backend/contract/trips';
import type { FittingListing } from 'backend/contract/listings/fitting';
import { Link } from 'react-router-dom';
import { isServed } from 'shell/host';
import { Avatar, Badge, Button, ClockIcon, VerifiedMark } from 'shared-ui';
import { useAskCompanionMutation } from '../api/companions';
import { firstName } from '../companions/firstNames';
import { PersonName } from '../pass/PersonName';
import { sendAndTell } from '../trip/sendAndTell';
import type { HerLeg } from '../companions/companions';
import { legsToAsk, reasonOf } from './fit';
import styles from './MissingLeg.module.css';
import { cityAtEnd } from '../companions/relayWords';

interface FittingHelperProps {
  found: FittingListing;
  trip: MatchDetails;
  gap: HerLeg[];
  isAsked: boolean;
  onAsked: () => void;
}

/** Somebody on the flight that is missing, and why they fit. */
export function FittingHelper({ found, trip, gap, isAsked, onAsked }: FittingHelperProps) {
  const { id: listingId, userId, username, profilePictureUrl, languages, verified } = found;
  const [ask, { isLoading }] = useAskCompanionMutation();
  const name = firstName(username);
  const legs = legsToAsk(found, gap);
  const part = gap.filter(({ number }) => legs.includes(number));
  const send = async () => {
    const isSent = await sendAndTell(() => ask({ id: trip.id, listingId, userId: userId!, legs }).unwrap(), {
      title: `${name} is asked`,
      description: `${name} decides. We tell you as soon as there is an answer.`,
    });
    if (isSent) onAsked();
  };
  return (
    <div className={styles.person}>
      <Avatar name={username} src={profilePictureUrl} />
      <div className={styles.words}>
        <p className={styles.name}>
          <PersonName id={userId} username={username} />
          {verified && <VerifiedMark />}
        </p>
        <p className={legs.length ? styles.reason : styles.soft}>{reasonOf(found, gap)}</p>
        {languages && <p className={styles.soft}>{languages}</p>}
      </div>
      {isAsked ? (
        <Badge icon={<ClockIcon aria-hidden="true" />}>Asked, {name} decides</Badge>
      ) : legs.length > 0 ? (
        <Button
          variant="helper"
          size="small"
          busy={isLoading}
          aria-label={`Ask ${name} for the flight to ${cityAtEnd(part)}`}
          onClick={() => void send()}
        >
          Ask {name} for this flight
        </Button>
      ) : (
        isServed(`/listing/${listingId}`) && (
          <Button asChild size="small">
            <Link to={`/listing/${listingId}`}>See the offer</Link>
          </Button>
        )
      )}
    </div>
  );
}
