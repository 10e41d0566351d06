import type { FoundListing } from 'backend/contract/listings/fitting';
import { Link } from 'react-router-dom';
import { termsOf, type SearchFilter } from '../listing/filterQuery';
import { routeIssue, searchPath } from '../search/filter';
import { isTogether, ListingCards } from './ListingCards';
import { words } from '../words';
import styles from './Nearby.module.css';
import { otherAirports } from './otherAirports';
import { isFitting, reasonFor, type Asked } from './reasonText';

interface NearbyProps {
  listings: FoundListing[];
  asked: Asked;
  filter: SearchFilter;
}

/** Listings close to a search that found few; every card says why it is shown. */
export function Nearby({ listings, asked, filter }: NearbyProps) {
  const { from = '', to = '', flight } = filter;
  const groups = [
    {
      title: words.onYourWay,
      found: listings.filter((one) => isFitting(one) && isTogether(one)),
    },
    { title: words.nearEnough, found: listings.filter((one) => isFitting(one) && !isTogether(one)) },
    { title: words.otherAirports, found: listings.filter((one) => !isFitting(one)) },
  ];
  return (
    <div className={styles.nearby}>
      {groups
        .filter(({ found }) => found.length)
        .map(({ title, found }) => (
          <section key={title} className={styles.group} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <ListingCards
              level={4}
              listings={found}
              reason={(one) =>
                isFitting(one)
                  ? reasonFor(one, asked, flight)
                  : { why: 'airport', text: otherAirports(one, { from, to }) }
              }
            />
          </section>
        ))}
    </div>
  );
}

/** For a route without results. */
export function WiderSearches({ filter }: { filter: SearchFilter }) {
  const { from, to, date, flight, type, via } = filter;
  if (!from || !to || routeIssue(filter)) return null;
  const searches = [
    {
      text: date || flight ? words.anyDayOnWay(from, to) : words.everyoneOnWay(from, to),
      path: searchPath({ from, to, type }),
      isWider: date || flight || via || Object.values(termsOf(filter)).some(Boolean),
    },
    { text: words.everyoneFrom(from), path: searchPath({ from, type }), isWider: true },
    { text: words.everyoneTo(to), path: searchPath({ to, type }), isWider: true },
  ];
  return (
    <nav className={styles.wider} aria-label={words.widerSearches}>
      <p className={styles.lead}>{words.lookWider}</p>
      <ul className={styles.searches}>
        {searches
          .filter(({ isWider }) => isWider)
          .map(({ text, path }) => (
            <li key={path}>
              <Link to={path}>{text}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
