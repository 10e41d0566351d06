import type { ListingFilter, NearbyListing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Button, Notice } from 'shared-ui';
import { useNearbyListingsQuery } from '../api/listings';
import { searchPath } from '../search/filter';
import { ListingCards } from './ListingCards';
import { ListingCardsSkeleton } from './ListingCardsSkeleton';
import styles from './Nearby.module.css';
import { whyNearby } from './whyNearby';

interface NearbyProps {
  filter: ListingFilter;
  /** The search itself found nothing. */
  isOnlyResult: boolean;
}

const groups = [
  { why: 'date', title: 'The same route on nearby days' },
  { why: 'airport', title: 'Other airports of the same city' },
] as const;

/** Listings close to a search that found few; every card says why it is shown. */
export function Nearby({ filter, isOnlyResult }: NearbyProps) {
  const { from, to } = filter;
  return from && to ? <NearRoute filter={{ ...filter, from, to }} isOnlyResult={isOnlyResult} /> : null;
}

type RouteFilter = ListingFilter & { from: string; to: string };

function NearRoute({ filter, isOnlyResult }: NearbyProps & { filter: RouteFilter }) {
  const { from, to, date, endDate, type, needs } = filter;
  const nearby = useNearbyListingsQuery({ from, to, date, endDate, type, needs });
  const { currentData: listings, isError, isFetching, refetch } = nearby;

  if (listings?.length === 0) return isOnlyResult && <WiderSearches filter={filter} />;
  return (
    <div className={styles.nearby} data-size={isOnlyResult ? 'all' : 'beside'}>
      {isError && !isFetching && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          We could not look on nearby days and at nearby airports.
        </Notice>
      )}
      {!listings && isFetching && <ListingCardsSkeleton label="Looking nearby" count={3} />}
      {groups.map(({ why, title }) => (
        <Group
          key={why}
          title={title}
          filter={filter}
          listings={listings?.filter((listing) => listing.why === why) ?? []}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  title: string;
  filter: ListingFilter;
  listings: NearbyListing[];
}

function Group({ title, filter, listings }: GroupProps) {
  if (!listings.length) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ListingCards level={4} listings={listings} note={(listing) => whyNearby(listing, filter)} />
    </section>
  );
}

function WiderSearches({ filter: { from, to, date, flight, type, needs } }: { filter: RouteFilter }) {
  const searches = [
    {
      text: date || flight ? `${from} to ${to} on any day` : `Everyone from ${from} to ${to}`,
      path: searchPath({ from, to, type }),
      isWider: date || flight || needs,
    },
    { text: `Everyone leaving from ${from}`, path: searchPath({ from, type }), isWider: true },
    { text: `Everyone going to ${to}`, path: searchPath({ to, type }), isWider: true },
  ];
  return (
    <nav className={styles.wider} aria-label="Wider searches">
      <p className={styles.lead}>Nobody on nearby days or at nearby airports yet. Look wider:</p>
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
