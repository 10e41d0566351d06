import type { ListingFilter, Place } from 'backend/contract/listings';
import type { TravelMonth } from 'backend/contract/listings/routes';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Pass, PassStub, Route } from 'shared-ui';
import { TellMe } from '../alerts/TellMe';
import { CreateListingLinks } from '../results/CreateListingLinks';
import { searchPath } from '../search/filter';
import { MonthOfPeople } from './MonthOfPeople';
import { lookText, monthName, offerText } from './months';
import styles from './WayOfPeople.module.css';

interface WayOfPeopleProps {
  way: { departure: Place; arrival: Place; months: TravelMonth[] };
  /** Of these people only. */
  flight?: string;
}

/** A way as a boarding pass: how many people fly it, and the days of a month. */
export function WayOfPeople({ way: { departure, arrival, months }, flight }: WayOfPeopleProps) {
  const [shown, setShown] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const tellMe = useRef<HTMLDivElement>(null);
  const filter: ListingFilter = { from: departure.code, to: arrival.code, flight };
  const month = months[shown];
  useEffect(() => {
    if (isAsked) tellMe.current?.focus();
  }, [isAsked]);
  return (
    <>
      <Pass className={styles.pass}>
        <div className={styles.way}>
          <Route trip={{ departure, arrival }} />
          {month ? (
            <div className={styles.counts}>
              <Count
                kind="helper"
                count={month.helpers}
                text={offerText(month.helpers)}
                month={month.month}
              />
              <Count kind="seeker" count={month.seekers} text={lookText(month.seekers)} month={month.month} />
            </div>
          ) : (
            <p className={styles.first}>
              <strong>Be the first on this route.</strong> Somebody who flies it will find you here.
            </p>
          )}
        </div>
        <PassStub className={styles.stub}>
          {month ? (
            <Button asChild variant="primary">
              <Link to={searchPath(filter)}>See who flies</Link>
            </Button>
          ) : (
            <CreateListingLinks filter={filter} />
          )}
          {!isAsked && <Button onClick={() => setIsAsked(true)}>Tell me when somebody is found</Button>}
        </PassStub>
      </Pass>
      {isAsked && (
        <div ref={tellMe} tabIndex={-1}>
          <TellMe filter={filter} isMain={!month} level={2} isAsked />
        </div>
      )}
      <MonthOfPeople months={months} shown={shown} onShow={setShown} filter={filter} />
    </>
  );
}

interface CountProps {
  kind: 'helper' | 'seeker';
  count: number;
  text: string;
  month: string;
}

const Count = ({ kind, count, text, month }: CountProps) => (
  <p className={styles.count} data-kind={kind}>
    <span className={styles.number}>{count}</span> {text} in {monthName(month).split(' ')[0]}
  </p>
);
