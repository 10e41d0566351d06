import { Link } from 'react-router-dom';
import { useBusiestRoutesQuery } from '../api/routes';
import { words } from '../words';
import styles from './BusiestRoutes.module.css';
import section from './Section.module.css';

/** Links to the pages of routes. Left out when the request fails, because they are an extra here. */
export function BusiestRoutes() {
  const { data: routes } = useBusiestRoutesQuery();
  if (!routes?.length) return null;
  return (
    <section className={section.section} aria-labelledby="busiest-routes">
      <h2 id="busiest-routes" className={styles.title}>
        {words.busiestRoutes}
      </h2>
      <ul className={styles.routes}>
        {routes.map(({ departure, arrival, helpers, seekers }) => (
          <li key={departure.code + arrival.code} className={styles.route}>
            <Link to={`/routes/${departure.code}-${arrival.code}`}>
              {words.way([departure.city, arrival.city])}
            </Link>{' '}
            <span className={styles.people}>{words.travelers(helpers + seekers)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
