import type { ListingFilter, NearbyListing } from 'backend/contract/listings';
import { Button, Notice } from 'shared-ui';
import { useNearbyListingsQuery } from '../api';
import { Cards } from './ListingCards';
import styles from './Nearby.module.css';
import { WaitingCards } from './ListingCardsSkeleton';
import { WiderSearches } from './WiderSearches';
import { whyNearby } from './whyNearby';

interface NearbyProps {
  filter: ListingFilter;
  onOpen: (id: number) => void;
  /** Nothing else was found. */
  isAll: boolean;
}

const groups = [
  { why: 'date', title: 'The same route on nearby days' },
  { why: 'airport', title: 'Other airports of the same city' },
] as const;

/** What is close to a search that found little; every card says why it is shown. */
export function Nearby({ filter, ...rest }: NearbyProps) {
  const { from, to } = filter;
  return from && to ? <NearRoute filter={filter} from={from} to={to} {...rest} /> : null;
}

function NearRoute({ filter, from, to, onOpen, isAll }: NearbyProps & { from: string; to: string }) {
  const { date, endDate, type } = filter;
  const near = useNearbyListingsQuery({ from, to, date, endDate, type });
  const { currentData, isError, isFetching, refetch } = near;

  if (currentData?.length === 0) return isAll && <WiderSearches filter={filter} />;
  return (
    <div className={styles.nearby} data-size={isAll ? 'all' : 'beside'}>
      {isError && !isFetching && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          We could not look on nearby days and at nearby airports.
        </Notice>
      )}
      {!currentData && isFetching && <WaitingCards label="Looking nearby" count={3} />}
      {groups.map(({ why, title }) => (
        <Group
          key={why}
          title={title}
          filter={filter}
          listings={currentData?.filter((one) => one.why === why) ?? []}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

interface GroupProps extends Pick<NearbyProps, 'filter' | 'onOpen'> {
  title: string;
  listings: NearbyListing[];
}

function Group({ title, filter, listings, onOpen }: GroupProps) {
  if (!listings.length) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <Cards level={4} listings={listings} onOpen={onOpen} note={(listing) => whyNearby(listing, filter)} />
    </section>
  );
}
