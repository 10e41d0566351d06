import type { ReactNode } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import { Link } from 'react-router-dom';
import { Card, CircleCheckIcon, CircleIcon } from 'shared-ui';
import { flyerNameOf } from '../day/names';
import { departureOf, isTimeToConfirm } from '../time/tripTimes';
import { words } from '../words';
import styles from './TripCard.module.css';

/** What is ready for the trip, and what is not. */
export function BeforeYouFly({ trip, now }: { trip: MatchDetails; now: number }) {
  const { id, role, other, confirmedByMe, confirmedByOther, hasCareCard, listingId } = trip;
  const isSeeker = role === 'seeking_help';
  const flyer = flyerNameOf(trip);
  const hasLeft = now >= departureOf(trip);
  const theOther = (!isSeeker && flyer) || other.username;
  return (
    <Card role="region" aria-labelledby="ready" className={styles.card}>
      <h2 id="ready" className={styles.title}>
        {words.beforeYouFly}
      </h2>
      <ul className={styles.list}>
        {(confirmedByMe || !hasLeft) && (
          <Item
            isDone={confirmedByMe}
            title={confirmedByMe ? words.isFlying(isSeeker ? flyer : null) : words.youHaveNotConfirmed}
          >
            {!confirmedByMe && !isTimeToConfirm(trip, now) && words.weAskThreeDaysBefore}
          </Item>
        )}
        {(confirmedByOther || !hasLeft) && (
          <Item
            isDone={confirmedByOther}
            title={confirmedByOther ? words.isFlying(theOther) : words.hasNotConfirmedYet(other.username)}
          />
        )}
        <Item
          isDone={hasCareCard}
          title={hasCareCard ? words.careCardIsFilled : words.noCareCardYet}
          link={
            (isSeeker || hasCareCard) && (
              <Link to={`/trips/${id}/care-card`} className={styles.link}>
                {hasCareCard ? words.open : words.fillIn}
              </Link>
            )
          }
        >
          {hasCareCard
            ? words.cardHas
            : isSeeker
              ? words.cardTells(other.username)
              : words.canFillIn(other.username)}
        </Item>
        <Item
          isDone
          title={words.ownBagsOnly}
          link={
            listingId !== null && (
              <Link to={`/listing/${listingId}`} className={styles.link}>
                {words.seeListing}
              </Link>
            )
          }
        >
          {words.eachCarriesTheirs}
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
