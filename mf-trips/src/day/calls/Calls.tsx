import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { boot, isServed } from 'shell/host';
import { Button, ChatIcon, Isolated, PhoneIcon } from 'shared-ui';
import { useTripQuery } from '../../api/trips';
import type { HandOver } from '../../companions/companions';
import { nameOf } from '../../companions/relayWords';
import { phoneLink } from '../../trip/phoneLink';
import type { TripNames } from '../names';
import styles from '../NextStep.module.css';
import { askedForHidden, metAt, peopleToCall, type Person } from './peopleToCall';
import { words } from '../../words';

interface CallsProps {
  trip: MatchDetails;
  careCard: SavedCareCard | null;
  names: TripNames;
  handOver: HandOver | undefined;
}

/** At a hand-over the other companion is the first to reach. Helpers do not have each other's number, and write. */
export function Calls({ trip, careCard, names, handOver }: CallsProps) {
  const meets = handOver && metAt(handOver, trip);
  const isFamilys = trip.role === 'seeking_help';
  const { data: theirs } = useTripQuery(meets?.matchId ?? 0, { skip: !meets || !isFamilys || boot.offline });
  const phone = theirs?.contact?.phoneNumber;
  const companion = meets && phone ? { name: nameOf(meets), phone } : null;
  const asked = askedForHidden(trip, handOver, names);
  const people = peopleToCall(trip, careCard, names, asked?.phone ? (asked as Person) : companion);
  const writesFirst = Boolean(meets && !companion && !asked);
  const called = writesFirst ? people.slice(0, 1) : people;
  return (
    // A notification leads here.
    <div id="call" className={styles.calls}>
      {meets && writesFirst && (
        <Button asChild>
          <Link to={`/trips/${trip.id}/conversation`}>
            <ChatIcon aria-hidden="true" /> {words.writeToName(nameOf(meets))}
          </Link>
        </Button>
      )}
      {called.map(({ name, phone: number }) => (
        <Button asChild key={number}>
          <a href={phoneLink(number)} aria-label={words.callName(name)}>
            <PhoneIcon aria-hidden="true" /> <Isolated>{name}</Isolated>
          </a>
        </Button>
      ))}
      {!writesFirst && called.length < 2 && isServed('/messages') && (
        <Button asChild>
          <Link to={`/messages?to=${trip.other.id}`}>
            <ChatIcon aria-hidden="true" /> {words.message}
          </Link>
        </Button>
      )}
    </div>
  );
}
