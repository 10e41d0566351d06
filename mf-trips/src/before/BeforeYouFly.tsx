import type { ReactNode } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { Card, CircleCheckIcon, CircleIcon } from 'shared-ui';
import { flyerNameOf } from '../day/names';
import { isTimeToConfirm } from '../time/tripTimes';
import styles from './TripCard.module.css';

/** What is ready for the trip, and what is not. */
export function BeforeYouFly({ trip, now }: { trip: MatchDetails; now: number }) {
  const { id, role, other, confirmedByMe, confirmedByOther, hasCareCard, listingId } = trip;
  const isSeeker = role === 'seeking_help';
  const flyer = flyerNameOf(trip);
  const iAm = isSeeker && flyer ? `${flyer} is` : 'You are';
  const theOther = (!isSeeker && flyer) || other.username;
  return (
    <Card role="region" aria-labelledby="ready" className={styles.card}>
      <h2 id="ready" className={styles.title}>
        Before you fly
      </h2>
      <ul className={styles.list}>
        <Item isDone={confirmedByMe} title={confirmedByMe ? `${iAm} flying` : 'You have not confirmed yet'}>
          {!confirmedByMe && !isTimeToConfirm(trip, now) && 'We ask you three days before the flight.'}
        </Item>
        <Item
          isDone={confirmedByOther}
          title={confirmedByOther ? `${theOther} is flying` : `${other.username} has not confirmed yet`}
        />
        <Item
          isDone={hasCareCard}
          title={hasCareCard ? 'Care card is filled in' : 'No care card yet'}
          link={
            (isSeeker || hasCareCard) && (
              <Link to={`/trips/${id}/care-card`} className={styles.link}>
                {hasCareCard ? 'Open' : 'Fill in'}
              </Link>
            )
          }
        >
          {hasCareCard
            ? 'Phone numbers, seat, medicine.'
            : isSeeker
              ? `What ${other.username} needs to know on the way. It takes five minutes.`
              : `${other.username} can fill it in until the flight.`}
        </Item>
        <Item
          isDone
          title="Own bags only"
          link={
            listingId !== null && (
              <Link to={`/listing/${listingId}`} className={styles.link}>
                See the listing
              </Link>
            )
          }
        >
          Each carries only what they packed.
        </Item>
      </ul>
    </Card>
  );
}

interface ItemProps {
  isDone: boolean;
  title: string;
  link?: ReactNode;
  children?: ReactNode;
}

function Item({ isDone, title, link, children }: ItemProps) {
  return (
    <li className={styles.fact}>
      {isDone ? (
        <CircleCheckIcon className={styles.done} aria-hidden="true" />
      ) : (
        <CircleIcon aria-hidden="true" />
      )}
      <div>
        <p className={styles.strong}>{title}</p>
        {children && <p className={styles.soft}>{children}</p>}
      </div>
      {link}
    </li>
  );
}
