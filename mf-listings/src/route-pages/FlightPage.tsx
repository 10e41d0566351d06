import { Link, useParams } from 'react-router-dom';
import { usePageTitle } from 'shell/host';
import { EmptyState, PassDrawing } from 'shared-ui';
import { useFlightQuery } from '../api/routes';
import { NoFacts } from './NoFacts';
import { WayOfPeople } from './WayOfPeople';
import { CreateListingLinks } from '../results/CreateListingLinks';
import styles from './RoutePage.module.css';

const missing = {
  title: 'This is no flight number',
  text: 'The address needs an airline and a number, like /flights/AI127.',
};

export function FlightPage() {
  const { number: typed = '' } = useParams();
  const { currentData: found, error, isFetching, refetch } = useFlightQuery(typed);
  usePageTitle(found && `Flight ${found.flight}`);

  if (!found) {
    return <NoFacts error={isFetching ? undefined : error} missing={missing} onTryAgain={refetch} />;
  }
  const { flight, routes } = found;
  if (!routes.length) {
    return (
      <EmptyState
        level={1}
        drawing={<PassDrawing />}
        title={`Nobody on flight ${flight} yet`}
        action={<CreateListingLinks filter={{ flight }} />}
      >
        Be the first: somebody on the same flight will find you here.
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Flight {flight}</h1>
        <p className={styles.lead}>A kind person on the same flight, for somebody you love.</p>
      </header>
      {routes.map((route) => {
        const { departure, arrival } = route;
        return (
          <section
            key={departure.code + arrival.code}
            className={styles.flight}
            aria-label={`${departure.city} to ${arrival.city}`}
          >
            <WayOfPeople way={route} flight={flight} />
            <p className={styles.everybody}>
              <Link to={`/routes/${departure.code}-${arrival.code}`}>
                Everybody from {departure.city} to {arrival.city}
              </Link>
            </p>
          </section>
        );
      })}
    </div>
  );
}
