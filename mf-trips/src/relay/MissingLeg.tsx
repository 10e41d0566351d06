import { useState } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import type { FittingListing } from 'backend/contract/listings/fitting';
import { Link } from 'react-router-dom';
import { isServed } from 'shell/host';
import { Button, Card, Notice, PanelSkeleton, PeoplesWords } from 'shared-ui';
import { useHelpersForLegsQuery } from '../api/companions';
import { companionsOf, type HerLeg } from '../companions/companions';
import { searchFor } from '../companions/legsAlone';
import { firstName } from '../companions/firstNames';
import { legsText, legsToAsk } from './fit';
import { FittingHelper } from './FittingHelper';
import styles from './MissingLeg.module.css';
import { cityAtEnd, travelerOf } from '../companions/relayWords';
import { TellMe } from './TellMe';
import { words } from '../words';

interface MissingLegProps {
  trip: MatchDetails;
  gap: HerLeg[];
  /** On the day of travel, only flights of that day help. */
  isDay: boolean;
}

const most = 3;

/** Who could fly the part that the traveler flies alone. Each of them is asked with one press. */
export function MissingLeg({ trip, gap, isDay }: MissingLegProps) {
  const { data, isError, isFetching, refetch } = useHelpersForLegsQuery(legsText(gap));
  const [asked, setAsked] = useState<readonly number[]>([]);
  const id = `missing-${gap[0]?.number}`;
  const end = cityAtEnd(gap);
  const waiting = new Set([...asked, ...askedOf(trip)]);
  const found =
    data &&
    canFly(data, trip)
      .filter((each) => !isDay || legsToAsk(each, gap).length > 0)
      .slice(0, most);
  return (
    <Card role="region" aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.title}>
        {words.whoIsWithTo(travelerOf(trip), end)}
      </h2>
      {cancelledOf(trip, gap).map(({ username, reason }) => (
        <p key={username}>
          {words.cancelledBy(firstName(username))}: <PeoplesWords>{reason}</PeoplesWords>
        </p>
      ))}
      {closedOf(trip, gap).map(({ username, closedBy }, index) => (
        <p key={index}>
          {closedBy === 'team' && username
            ? words.accountClosedOf(firstName(username))
            : words.accountOfPartDeleted}
        </p>
      ))}
      {!data && isFetching && <PanelSkeleton label={words.lookingForPeople} />}
      {!data && isError && !isFetching && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}>
          {words.searchFailed}
        </Notice>
      )}
      {found && found.length === 0 && <p>{words.nobodyOffered}</p>}
      {found && found.length > 0 && (
        <ul className={styles.people}>
          {found.map((each) => (
            <li key={each.id}>
              <FittingHelper
                found={each}
                trip={trip}
                gap={gap}
                isAsked={waiting.has(each.userId!)}
                onAsked={() => setAsked([...asked, each.userId!])}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <TellMe gap={gap} request={trip.listingId} />
        {isServed('/search') && (
          <Button asChild size="small" variant="quiet">
            <Link to={`/search?${searchFor(gap.map(({ leg }) => leg))}`}>{words.lookForAmigo}</Link>
          </Button>
        )}
      </div>
    </Card>
  );
}

const cancelledOf = ({ cancelledParts = [] }: MatchDetails, gap: HerLeg[]) =>
  cancelledParts.filter(({ arrivalAirport }) => gap.some(({ leg }) => leg.arrival.code === arrivalAirport));

const closedOf = ({ closedParts = [] }: MatchDetails, gap: HerLeg[]) =>
  closedParts.filter(({ arrivalAirport }) => gap.some(({ leg }) => leg.arrival.code === arrivalAirport));

const askedOf = (trip: MatchDetails) =>
  companionsOf(trip).flatMap(({ status, person }) => (status === 'proposed' && person ? [person.id] : []));

/** Not those who fly with the traveler on another leg or have left the trip, and no listing without an owner. */
function canFly(found: FittingListing[], trip: MatchDetails): FittingListing[] {
  const flying = companionsOf(trip).flatMap(({ status, person }) =>
    status === 'agreed' && person ? [person.id] : [],
  );
  const people = new Set<number>([...flying, ...(trip.leftBy ?? [])]);
  return found.filter(({ userId }) => {
    if (!userId || people.has(userId)) return false;
    return people.add(userId);
  });
}
