import { useState } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import { siteReasons } from 'backend/rules/trips';
import { Link } from 'react-router-dom';
import { Slot, type SlotProps } from 'shell/host';
import { Button, Notice, PartFailure, PeoplesWords } from 'shared-ui';
import { TripHeader } from '../pass/TripHeader';
import { TripPass } from '../pass/TripPass';
import { TwoPeople } from '../pass/TwoPeople';
import { canAskFor, goesOnIn, isRelay } from '../companions/companions';
import { TripPasses } from '../flight/TripPasses';
import { TravelerPage } from '../her-page/TravelerPage';
import { CompanionLinks } from '../relay/CompanionLinks';
import { GoesOn } from '../relay/GoesOn';
import { MissingLegs } from '../relay/MissingLegs';
import { WholeWay } from '../relay/WholeWay';
import { departureOf } from '../time/tripTimes';
import { BeforeYouFly } from './BeforeYouFly';
import styles from './BeforeTrip.module.css';
import { CancelDialog } from './CancelDialog';
import { ContactCard } from './ContactCard';
import { FamilyLink } from './FamilyLink';
import { OpenListing } from './OpenListing';
import { ProposalContact } from './ProposalContact';
import { Question } from './Question';
import { reasonOfSite } from './reasonOfSite';
import { TripActions } from './TripActions';
import { WhereYouMeet } from './WhereYouMeet';
import { words } from '../words';

interface BeforeTripProps {
  trip: MatchDetails;
  now: number;
  /** The steps of the day of travel are shown first, and this is what is behind them. */
  isDay: boolean;
  isOffline: boolean;
}

/** The trip as it was agreed, as it is proposed, or why it ended. */
export function BeforeTrip({ trip, now, isDay, isOffline }: BeforeTripProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const { id, status, other, contact, role, cancelled, listingId } = trip;
  const hasEnded = status === 'cancelled' || status === 'declined';
  const cancel = () => setIsCancelling(true);
  const bySite = reasonOfSite(cancelled);
  // Others on the way of before would not be in the new plane: the listing has those who are.
  const changed = bySite && cancelled?.reason === siteReasons.flights ? listingId : null;
  const gaps = canAskFor(trip);
  const others =
    hasEnded && changed === null && !goesOnIn(trip) && departureOf(trip) > now ? othersOf(trip) : null;
  const showsWay = !hasEnded && (isRelay(trip) || gaps.length > 0);
  return (
    <div className={styles.trip}>
      <TripHeader trip={trip} now={now} />
      {isOffline && (
        <Notice data-wide tone="warning">
          {words.noNetworkKept}
        </Notice>
      )}
      <CompanionLinks trip={trip} />
      <GoesOn trip={trip} />
      {isDay && (
        <Button asChild variant="primary" className={styles.toDay}>
          <Link to={`/trips/${id}`}>{words.toStepsOfToday}</Link>
        </Button>
      )}
      <Question trip={trip} now={now} onPlansChanged={cancel} />
      <div className={styles.main}>
        {showsWay && <WholeWay trip={trip} />}
        {!isOffline && <MissingLegs trip={trip} now={now} />}
        <TripPass trip={trip} hasWay={!showsWay}>
          <TwoPeople trip={trip} />
        </TripPass>
      </div>
      {status === 'proposed' && (
        <div className={styles.side}>
          <ProposalContact trip={trip} />
        </div>
      )}
      {status === 'agreed' && (
        <>
          <div className={styles.side}>
            <WhereYouMeet trip={trip} />
            {contact && <ContactCard other={other} contact={contact} />}
            {!isOffline && <TripPasses trip={trip} now={now} />}
            {role === 'seeking_help' && (trip.flyer || trip.hasCareCard) && <TravelerPage trip={trip} />}
            {role === 'seeking_help' && <FamilyLink trip={trip} />}
          </div>
          <BeforeYouFly trip={trip} now={now} />
          <TripActions trip={trip} onCancel={cancel} />
          {/* The last ones: they come later, and must not move what the member is about to press. */}
          {listingId !== null && gaps.length === 0 && (
            <OpenListing listingId={listingId} className={styles.late} />
          )}
          {!isOffline && (
            <div className={styles.late}>
              <Slot name="device.question" props={{ deed: 'agreed', name: other.username }} />
            </div>
          )}
        </>
      )}
      {cancelled?.reason && (
        <div className={styles.side}>
          <Notice
            title={endedBy(cancelled, other.username)}
            action={
              status === 'cancelled' && (
                <Button asChild size="small">
                  <a href={`/api/matches/${id}/calendar`} download>
                    {words.updateCalendar}
                  </a>
                </Button>
              )
            }
          >
            {bySite ?? <PeoplesWords>{cancelled.reason}</PeoplesWords>}{' '}
            {changed !== null && <Link to={`/listing/${changed}`}>{words.seeListing}</Link>}
          </Notice>
        </div>
      )}
      {others && (
        <div data-wide>
          <Slot name="trip.others" props={others} failed={partFailure} />
        </div>
      )}
      {isCancelling && <CancelDialog trip={trip} onClose={() => setIsCancelling(false)} />}
    </div>
  );
}

function endedBy({ byMe, isTakenBack }: NonNullable<MatchDetails['cancelled']>, other: string): string {
  if (byMe === null) return words.tripWasCancelled;
  if (isTakenBack) return byMe ? words.youTookBack : words.tookBack(other);
  return byMe ? words.youCancelled : words.theyCancelled(other);
}

const partFailure = (tryAgain: () => void) => <PartFailure onTryAgain={tryAgain} />;

/**
 * On the viewer's own way, which may be longer than what the two would have flown together, up to the flights of other
 * companions. Null when there is nothing left.
 */
function othersOf(trip: MatchDetails): SlotProps<'trip.others'> | null {
  const { role, other, departure, arrival, date, listingId, legs = [] } = trip;
  const direct = { from: departure.code, to: arrival.code, date, with: 'both', companion: null };
  const alone = role === 'helper' ? 'helper' : 'seeker';
  const way = legs.length ? legs : [direct];
  const own = way.filter((leg) => leg.with === 'both' || leg.with === alone);
  const begin = own.findIndex((leg) => !leg.companion);
  const end = own.findIndex((leg, index) => index > begin && leg.companion);
  const [first, ...more] = begin < 0 ? [] : own.slice(begin, end < 0 ? undefined : end);
  if (!first) return null;
  return {
    from: first.from,
    to: more.at(-1)?.to ?? first.to,
    date: first.date,
    ...(more.length > 0 && { stops: more.map((leg) => leg.from).join() }),
    type: role === 'helper' ? 'seeking_help' : 'helper',
    without: other.id,
    listing: listingId,
  };
}
