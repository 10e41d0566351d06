import type { ListingFilter } from 'backend/contract/listings';
import { TellMe } from '../alerts/TellMe';
import { daysOf, flightsOf, useFittingQuery } from '../api/fitting';
import { askedLegs, stopCodes } from '../search/flightStops';
import { ListingCards } from './ListingCards';
import { ListingCardsSkeleton } from './ListingCardsSkeleton';
import { fewResults, MoreWays, NothingFound, ResultStatus, textsFor } from './ListingsGrid';
import { ListingsError } from './ListingsError';
import { words } from '../words';
import styles from './ListingsGrid.module.css';
import { reasonText } from './reasonText';
import { useResultsFocus } from '../search/useResultsFocus';

interface FittingGridProps {
  filter: ListingFilter;
  stops: string;
}

/** Who fits a trip with stops, best first. */
export function FittingGrid({ filter, stops }: FittingGridProps) {
  const { from = '', to = '', type } = filter;
  const legs = askedLegs(filter, stops);
  const fitting = useFittingQuery({ legs, type });
  const found = fitting.currentData;
  const hasFailed = fitting.isError && !fitting.isFetching;
  const heading = useResultsFocus();
  const airports = [from, ...stopCodes(stops), to];
  return (
    <section aria-labelledby="results" className={styles.results}>
      <div className={styles.head}>
        <h2 id="results" aria-describedby="count" {...heading}>
          {textsFor(type).heading}
        </h2>
        <ResultStatus count={found?.length} isAll />
      </div>
      {!found && hasFailed && <ListingsError onTryAgain={fitting.refetch} />}
      {!found && !hasFailed && <ListingCardsSkeleton label={words.lookingForListings} count={6} />}
      {found && found.length > 0 && (
        <>
          <p className={styles.order}>{words.bestFitFirst(words.way(airports))}</p>
          <ListingCards
            listings={found}
            reason={(one) => ({
              why: one.why,
              text: reasonText(one, { airports, days: daysOf(legs), flights: flightsOf(legs) }),
            })}
          />
          <MoreWays filter={filter} />
        </>
      )}
      {found?.length === 0 && <NothingFound filter={filter} />}
      {found && found.length < fewResults && <TellMe filter={filter} isMain={found.length === 0} />}
    </section>
  );
}
