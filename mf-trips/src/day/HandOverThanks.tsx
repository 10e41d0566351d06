import type { MatchDetails } from 'backend/contract/trips';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { boot } from 'shell/host';
import { Avatar, Button, CheckIcon, HeartHandshakeIcon } from 'shared-ui';
import { OtherCompanions } from '../relay/OtherCompanions';
import { canTip, tipPath } from '../trip/tipPath';
import styles from './HandOverThanks.module.css';
import { otherOf, type TripNames } from './names';
import type { DoneStep } from './doneSteps';
import { wordsOf } from './stepWords';
import { stepsOf } from './tripDay';

interface HandOverThanksProps {
  trip: MatchDetails;
  names: TripNames;
  /** Who alone says that the traveler has arrived. */
  saidBy: DoneStep['saidBy'];
  onConfirm: () => void;
}

/** The end of the trip, on a whole screen: what arrived, thanks at once, and a review when one likes. */
export function HandOverThanks({ trip, names, saidBy, onConfirm }: HandOverThanksProps) {
  const { helper, traveler, viewer } = names;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [saidBy]);
  return (
    <section className={styles.thanks} aria-labelledby="step">
      <div className={styles.faces}>
        <Avatar name={traveler} size="large" />
        <Avatar
          name={helper}
          src={viewer === 'helper' ? null : trip.other.profilePictureUrl}
          size="large"
          className={styles.second}
        />
      </div>
      <h1 id="step" ref={heading} tabIndex={-1} className={styles.title}>
        {titleOf(names, saidBy)}
      </h1>
      <p className={styles.words}>{detailsOf(trip, names, saidBy)}</p>
      <div className={styles.actions}>
        {saidBy === 'other' && (
          <Button variant="primary" wide onClick={onConfirm}>
            <CheckIcon aria-hidden="true" /> {wordsOf(stepsOf(trip).at(-1)!, names, trip).fact}
          </Button>
        )}
        {names.next && <OtherCompanions trip={trip} className={styles.actions} />}
        {viewer !== 'helper' && saidBy !== 'other' && <Tip trip={trip} helper={helper} />}
        {!names.next && <OtherCompanions trip={trip} className={styles.actions} />}
        {!boot.offline && (
          <Button asChild variant="quiet">
            <Link to={`/trips/${trip.id}?show=after`}>Stars and a few words: now or later</Link>
          </Button>
        )}
      </div>
    </section>
  );
}

function Tip({ trip, helper }: { trip: MatchDetails; helper: string }) {
  const { promisedTip, givenTip } = trip;
  if (givenTip) return <p className={styles.given}>You thanked with ${givenTip}</p>;
  if (boot.offline || !canTip(trip)) return null;
  return (
    <>
      {promisedTip && (
        <Button asChild variant="primary" wide>
          <Link to={tipPath(trip, promisedTip)}>
            <HeartHandshakeIcon aria-hidden="true" /> Send the ${promisedTip} you promised
          </Link>
        </Button>
      )}
      <Button asChild variant={promisedTip ? 'secondary' : 'helper'} wide>
        <Link to={tipPath(trip)}>{promisedTip ? 'Another amount' : `Thank ${helper} with a tip`}</Link>
      </Button>
    </>
  );
}

/** To the one who reads it: the family has the traveler with them, and the Amigo is thanked by name. */
function titleOf(names: TripNames, saidBy: DoneStep['saidBy']) {
  const { helper, seeker, traveler, isForSelf, viewer, next } = names;
  if (next) return titleOfHandOver(names, next, saidBy);
  if (viewer === 'traveler')
    return saidBy === 'other' ? `${helper} says that you have arrived.` : 'You have arrived.';
  if (viewer === 'family')
    return saidBy === 'other' ? `${helper} says that ${traveler} is with you.` : `${traveler} is with you.`;
  if (saidBy === 'other')
    return `${seeker} says that ${isForSelf ? 'you two have' : `${traveler} has`} arrived.`;
  const arrived = isForSelf ? `${traveler} has arrived` : `${traveler} is with ${seeker}`;
  return saidBy === 'me' ? `You say that ${arrived}.` : `${arrived}. Thank you, ${helper}.`;
}

/** Another helper has taken over. */
function titleOfHandOver(
  { helper, seeker, traveler, viewer }: TripNames,
  next: string,
  saidBy: DoneStep['saidBy'],
) {
  const isThere = viewer === 'traveler' ? `you are with ${next}` : `${traveler} is with ${next}`;
  if (saidBy === 'other') return `${viewer === 'helper' ? seeker : helper} says that ${isThere}.`;
  if (viewer === 'traveler') return `You are with ${next}.`;
  if (saidBy === 'me' && viewer === 'helper') return `You say that ${isThere}.`;
  return viewer === 'helper' ? `${isThere}. Thank you, ${helper}.` : `${isThere}.`;
}

function detailsOf({ departure, arrival }: MatchDetails, names: TripNames, saidBy: DoneStep['saidBy']) {
  const { helper, traveler, viewer } = names;
  if (saidBy === 'me' && viewer === 'helper') return `${names.next ?? otherOf(names)} has not said so yet.`;
  if (saidBy === 'other') return 'You have not said so yet.';
  const way = `from ${departure.city} to ${arrival.city}`;
  if (viewer === 'helper') return `All the way ${way}.`;
  return viewer === 'family'
    ? `${helper} walked with ${traveler} all the way ${way}.`
    : `${helper} walked with you all the way ${way}.`;
}
