import type { ListingFilter, Place } from 'backend/contract/listings';
import type { TravelMonth } from 'backend/contract/listings/routes';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, Pass, PassStub, Route, withParts } from 'shared-ui';
import { TellMe } from '../alerts/TellMe';
import { CreateListingLinks } from '../results/CreateListingLinks';
import { searchPath } from '../search/filter';
import { MonthOfPeople } from './MonthOfPeople';
import { nameOfMonth } from './months';
import { words } from '../words';
import styles from './WayOfPeople.module.css';

const parts = {
  strong: (text: string) => <strong>{text}</strong>,
  count: (text: string) => <span className={styles.number}>{text}</span>,
};

interface WayOfPeopleProps {
  way: { departure: Place; arrival: Place; months: TravelMonth[] };
  /** Of these people only. */
  flight?: string;
}

/** A way as a boarding pass: how many people fly it, and the days of a month. */
export function WayOfPeople({ way: { departure, arrival, months }, flight }: WayOfPeopleProps) {
  const [query] = useSearchParams();
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      months.findIndex(({ month }) => month === query.get('month')),
    ),
  );
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
              <Count kind="helper">{words.offerInMonth(month.helpers, nameOfMonth(month.month))}</Count>
              <Count kind="seeker">{words.lookInMonth(month.seekers, nameOfMonth(month.month))}</Count>
            </div>
          ) : (
            <p className={styles.first}>{withParts(words.firstOnRoute, parts)}</p>
          )}
        </div>
        <PassStub className={styles.stub}>
          {month ? (
            <Button asChild variant="primary">
              <Link to={searchPath(filter)}>{words.seeWhoFlies}</Link>
            </Button>
          ) : (
            <CreateListingLinks filter={filter} />
          )}
          {!isAsked && <Button onClick={() => setIsAsked(true)}>{words.tellMeTitle}</Button>}
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

const Count = ({ kind, children }: { kind: 'helper' | 'seeker'; children: string }) => (
  <p className={styles.count} data-kind={kind}>
    {withParts(children, parts)}
  </p>
);
