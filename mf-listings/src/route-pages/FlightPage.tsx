import { Link, useParams } from 'react-router-dom';
import { usePageTitle } from 'shell/host';
import { EmptyState, PassDrawing } from 'shared-ui';
import { useFlightQuery } from '../api/routes';
import { NoFacts } from './NoFacts';
import { WayOfPeople } from './WayOfPeople';
import { CreateListingLinks } from '../results/CreateListingLinks';
import { words } from '../words';
import styles from './RoutePage.module.css';

const missing = {
  title: words.noFlightNumber,
  text: words.noFlightNumberHint,
};

export function FlightPage() {
  const { number: typed = '' } = useParams();
  const { currentData: found, error, isFetching, refetch } = useFlightQuery(typed);
  usePageTitle(found && words.flightTitle(found.flight));

  if (!found) {
    return <NoFacts error={isFetching ? undefined : error} missing={missing} onTryAgain={refetch} />;
  }
  const { flight, routes } = found;
  if (!routes.length) {
    return (
      <EmptyState
        level={1}
        drawing={<PassDrawing />}
        title={words.nobodyOnFlight(flight)}
        action={<CreateListingLinks filter={{ flight }} />}
      >
        {words.nobodyOnFlightHint}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.flightTitle(flight)}</h1>
        <p className={styles.lead}>{words.wayLead}</p>
      </header>
      {routes.map((route) => {
        const { departure, arrival } = route;
        return (
          <section
            key={departure.code + arrival.code}
            className={styles.flight}
            aria-label={words.way([departure.city, arrival.city])}
          >
            <WayOfPeople way={route} flight={flight} />
            <p className={styles.everybody}>
              <Link to={`/routes/${departure.code}-${arrival.code}`}>
                {words.everybodyOnWay(departure.city, arrival.city)}
              </Link>
            </p>
          </section>
        );
      })}
    </div>
  );
}
