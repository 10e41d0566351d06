import type { MatchDetails } from 'backend/contract/trips';
import type { FittingListing } from 'backend/contract/listings/fitting';
import { Link } from 'react-router-dom';
import { seenTrip } from 'shell/forms';
import { isServed } from 'shell/host';
import { Avatar, Badge, Button, ClockIcon, languagesShown, PeoplesWords, VerifiedMark } from 'shared-ui';
import { useAskCompanionMutation } from '../api/companions';
import { firstName } from '../companions/firstNames';
import { PersonName } from '../pass/PersonName';
import { sendAndTell } from '../trip/sendAndTell';
import type { HerLeg } from '../companions/companions';
import { legsToAsk, reasonOf } from './fit';
import styles from './MissingLeg.module.css';
import { cityAtEnd } from '../companions/relayWords';
import { words } from '../words';

interface FittingHelperProps {
  found: FittingListing;
  trip: MatchDetails;
  gap: HerLeg[];
  isAsked: boolean;
  onAsked: () => void;
}

/** A helper on the flight without a companion, and why they fit. */
export function FittingHelper({ found, trip, gap, isAsked, onAsked }: FittingHelperProps) {
  const { id: listingId, userId, username, profilePictureUrl, languages, verified } = found;
  const [ask, { isLoading }] = useAskCompanionMutation();
  const name = firstName(username);
  const legs = legsToAsk(found, gap);
  const part = gap.filter(({ number }) => legs.includes(number));
  const send = async () => {
    const asked = { id: trip.id, listingId, userId: userId!, legs, seen: seenTrip(found) };
    const isSent = await sendAndTell(() => ask(asked).unwrap(), {
      title: words.isAsked(name),
      description: words.isAskedHint(name),
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
        {languages && (
          <p className={styles.soft}>
            <PeoplesWords>{languagesShown(languages)}</PeoplesWords>
          </p>
        )}
      </div>
      {isAsked ? (
        <Badge icon={<ClockIcon aria-hidden="true" />}>{words.askedDecides(name)}</Badge>
      ) : legs.length > 0 ? (
        <Button
          variant="helper"
          size="small"
          busy={isLoading}
          aria-label={words.askForFlightTo(name, cityAtEnd(part))}
          onClick={() => void send()}
        >
          {words.askForFlight(name)}
        </Button>
      ) : (
        isServed(`/listing/${listingId}`) && (
          <Button asChild size="small">
            <Link to={`/listing/${listingId}`}>{words.seeOffer}</Link>
          </Button>
        )
      )}
    </div>
  );
}
