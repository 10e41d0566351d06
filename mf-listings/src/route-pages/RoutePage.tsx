import { useParams } from 'react-router-dom';
import { usePageTitle } from 'shell/host';
import { useRouteQuery } from '../api/routes';
import { AboutWay, CloseRoutes } from './AboutWay';
import { NoFacts } from './NoFacts';
import { WayOfPeople } from './WayOfPeople';
import styles from './RoutePage.module.css';

const missing = {
  title: 'We know no such route',
  text: 'The address needs two airports, like /routes/DEL-ORD.',
};

/** What a search engine or a link in a family group opens first. */
export function RoutePage() {
  const { route: typed = '' } = useParams();
  const { currentData: route, error, isFetching, refetch } = useRouteQuery(typed);
  usePageTitle(route && `${route.departure.city} to ${route.arrival.city}`);

  if (!route) {
    return <NoFacts error={isFetching ? undefined : error} missing={missing} onTryAgain={refetch} />;
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>
          {route.departure.city} to {route.arrival.city}
        </h1>
        <p className={styles.lead}>A kind person on the same flight, for somebody you love.</p>
      </header>
      <div className={styles.column}>
        <WayOfPeople key={typed} way={route} />
      </div>
      <div className={styles.column}>
        <AboutWay route={route} />
        <CloseRoutes route={route} />
      </div>
    </div>
  );
}
