import type { MatchDetails } from 'backend/contract/trips';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { boot } from 'shell/host';
import { Avatar, Button, CheckIcon, HeartHandshakeIcon } from 'shared-ui';
import { herLegs } from '../companions/companions';
import { OtherCompanions } from '../relay/OtherCompanions';
import { landingText } from '../time/landingText';
import { dollars } from '../trip/dollars';
import { canTip, tipPath } from '../trip/tipPath';
import styles from './HandOverThanks.module.css';
import { otherOf, type TripNames } from './names';
import type { DoneStep } from './doneSteps';
import { wordsOf } from './stepWords';
import { stepsOf } from './tripDay';
import { words } from '../words';

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
  const alone = viewer !== 'helper' && names.goodbyeIn ? aloneWords(trip, names) : null;
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
      {alone && <p className={styles.words}>{alone}</p>}
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
            <Link to={`/trips/${trip.id}?show=after`}>{words.starsNowOrLater}</Link>
          </Button>
        )}
      </div>
    </section>
  );
}

function Tip({ trip, helper }: { trip: MatchDetails; helper: string }) {
  const { promisedTip, givenTip } = trip;
  if (givenTip) return <p className={styles.given}>{words.thankedWith(dollars(givenTip))}</p>;
  if (boot.offline || !canTip(trip)) return null;
  return (
    <>
      {promisedTip && (
        <Button asChild variant="primary" wide>
          <Link to={tipPath(trip, promisedTip)}>
            <HeartHandshakeIcon aria-hidden="true" /> {words.sendPromised(dollars(promisedTip))}
          </Link>
        </Button>
      )}
      <Button asChild variant={promisedTip ? 'secondary' : 'helper'} wide>
        <Link to={tipPath(trip)}>{promisedTip ? words.anotherAmount : words.thankWithTip(helper)}</Link>
      </Button>
    </>
  );
}

/** To the one who reads it: the family has the traveler with them, and the Amigo is thanked by name. */
function titleOf(names: TripNames, saidBy: DoneStep['saidBy']) {
  const { helper, seeker, traveler, isForSelf, viewer, next, goodbyeIn } = names;
  if (next) return titleOfHandOver(names, next, saidBy);
  if (goodbyeIn) {
    const isFamily = viewer === 'family';
    return saidBy === 'other'
      ? words.saysGoodbyeSaid(viewer === 'helper' ? seeker : helper, isFamily, goodbyeIn)
      : words.goodbyeSaid(isFamily, goodbyeIn);
  }
  if (viewer === 'traveler') return saidBy === 'other' ? words.saysYouArrived(helper) : words.youArrived;
  if (viewer === 'family')
    return saidBy === 'other' ? words.saysIsWithYou(helper, traveler) : words.isWithYou(traveler);
  if (saidBy === 'other')
    return isForSelf ? words.saysTwoArrived(seeker) : words.saysHasArrived(seeker, traveler);
  if (isForSelf)
    return saidBy === 'me' ? words.youSayArrived(traveler) : words.arrivedThanks(traveler, helper);
  return saidBy === 'me'
    ? words.youSayIsWith(traveler, seeker)
    : words.isWithThanks(traveler, seeker, helper);
}

/** Another helper has taken over. */
function titleOfHandOver(
  { helper, seeker, traveler, viewer }: TripNames,
  next: string,
  saidBy: DoneStep['saidBy'],
) {
  if (viewer === 'traveler')
    return saidBy === 'other' ? words.saysYouAreWith(helper, next) : words.youAreWith(next);
  if (saidBy === 'other') return words.saysIsWith(viewer === 'helper' ? seeker : helper, traveler, next);
  if (viewer === 'family') return words.isWith(traveler, next);
  return saidBy === 'me' ? words.youSayIsWith(traveler, next) : words.isWithThanks(traveler, next, helper);
}

function detailsOf({ departure, arrival }: MatchDetails, names: TripNames, saidBy: DoneStep['saidBy']) {
  const { helper, traveler, viewer } = names;
  if (saidBy === 'me' && viewer === 'helper') return words.hasNotSaidSo(names.next ?? otherOf(names));
  if (saidBy === 'other') return words.youHaveNotSaidSo;
  if (viewer === 'helper') return words.allTheWay(departure.city, arrival.city);
  return words.walkedWith(helper, viewer === 'family' ? traveler : null, departure.city, arrival.city);
}

/** 'Kamala flies Frankfurt to Chicago alone. Lands 13:20.', up to the next companion. */
function aloneWords(trip: MatchDetails, { traveler, viewer }: TripNames): string | null {
  const here = trip.legs?.findLastIndex((leg) => leg.with === 'both') ?? -1;
  const after = herLegs(trip).filter(({ number }) => number > here + 1);
  const taken = after.findIndex(({ flownBy }) => flownBy);
  const alone = after.slice(0, taken < 0 ? undefined : taken).map(({ leg }) => leg);
  const [first, last] = [alone[0], alone.at(-1)];
  if (!first || !last) return null;
  const landing = landingText(last);
  const flies = words.fliesAlone(
    viewer === 'family' ? traveler : null,
    first.departure.city,
    last.arrival.city,
  );
  return landing ? `${flies} ${words.sentence(words.landsThere(landing))}` : flies;
}
