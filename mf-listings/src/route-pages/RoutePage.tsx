import { useParams } from 'react-router-dom';
import { usePageTitle } from 'shell/host';
import { useRouteQuery } from '../api/routes';
import { AboutWay, CloseRoutes } from './AboutWay';
import { NoFacts } from './NoFacts';
import { WayOfPeople } from './WayOfPeople';
import { words } from '../words';
import styles from './RoutePage.module.css';

const missing = {
  title: words.noSuchRoute,
  text: words.noSuchRouteHint,
};

/** What a search engine or a link in a family group opens first. */
export function RoutePage() {
  const { route: typed = '' } = useParams();
  const { currentData: route, error, isFetching, refetch } = useRouteQuery(typed);
  const way = route && words.way([route.departure.city, route.arrival.city]);
  usePageTitle(way);

  if (!route) {
    return <NoFacts error={isFetching ? undefined : error} missing={missing} onTryAgain={refetch} />;
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{way}</h1>
        <p className={styles.lead}>{words.wayLead}</p>
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
