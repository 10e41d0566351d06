import type { Listing, ListingFilter } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Button, Notice } from 'shared-ui';
import { useFittingQuery } from '../api/fitting';
import { useNearbyListingsQuery } from '../api/listings';
import { termsOf } from '../listing/filterQuery';
import { routeIssue, searchPath } from '../search/filter';
import { tripAsked } from '../search/tripAsked';
import { isTogether, ListingCards, type Reason } from './ListingCards';
import { ListingCardsSkeleton } from './ListingCardsSkeleton';
import styles from './Nearby.module.css';
import { otherAirports } from './otherAirports';
import { reasonText } from './reasonText';

interface NearbyProps {
  filter: ListingFilter;
  /** The search itself found nothing. */
  isOnlyResult: boolean;
  /** Whether a listing is part of the search's own results, or of no interest. */
  leavesOut: (listing: Listing) => boolean;
}

/** Listings close to a search that found few; every card says why it is shown. */
export function Nearby({ filter, ...props }: NearbyProps) {
  const { from, to, date } = filter;
  if (!from || !to || routeIssue(filter)) return null;
  return date ? (
    <FittingTrips {...props} filter={{ ...filter, from, to, date }} />
  ) : (
    <OtherAirports {...props} filter={{ ...filter, from, to }} />
  );
}

type RouteFilter = ListingFilter & { from: string; to: string };

function FittingTrips({ filter, ...props }: NearbyProps & { filter: RouteFilter & { date: string } }) {
  const question = useFittingQuery(tripAsked(filter));
  return (
    <Groups
      {...props}
      filter={filter}
      question={question}
      groups={[
        { title: 'On your way, on the same day', has: isTogether },
        { title: 'Near enough?', has: (found) => !isTogether(found) },
      ]}
      reason={(found) => ({
        why: found.why,
        text: reasonText(found, { airports: [filter.from, filter.to], days: [filter.date] }),
      })}
    />
  );
}

function OtherAirports({ filter, ...props }: NearbyProps & { filter: RouteFilter }) {
  const { from, to, type } = filter;
  const question = useNearbyListingsQuery({ from, to, type, ...termsOf(filter) });
  return (
    <Groups
      {...props}
      filter={filter}
      question={question}
      groups={[{ title: 'Other airports of the same city', has: () => true }]}
      reason={(found) => ({ why: 'airport', text: otherAirports(found, filter) })}
    />
  );
}

interface Question<Found> {
  currentData?: Found[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface GroupsProps<Found extends Listing> extends NearbyProps {
  filter: RouteFilter;
  question: Question<Found>;
  groups: { title: string; has: (found: Found) => boolean }[];
  reason: (found: Found) => Reason;
}

function Groups<Found extends Listing>(props: GroupsProps<Found>) {
  const { filter, isOnlyResult, leavesOut, question, groups, reason } = props;
  const { isError, isFetching, refetch } = question;
  const listings = question.currentData?.filter((listing) => !leavesOut(listing));
  if (listings?.length === 0) return isOnlyResult && <WiderSearches filter={filter} />;
  return (
    <div className={styles.nearby} data-size={isOnlyResult ? 'all' : 'beside'}>
      {isError && !isFetching && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          We could not look on nearby days and at nearby airports.
        </Notice>
      )}
      {!listings && isFetching && <ListingCardsSkeleton label="Looking nearby" count={3} />}
      {groups.map(({ title, has }) => (
        <Group key={title} title={title} listings={listings?.filter(has) ?? []} reason={reason} />
      ))}
    </div>
  );
}

interface GroupProps<Found extends Listing> {
  title: string;
  listings: Found[];
  reason: (found: Found) => Reason;
}

function Group<Found extends Listing>({ title, listings, reason }: GroupProps<Found>) {
  if (!listings.length) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ListingCards level={4} listings={listings} reason={reason} />
    </section>
  );
}

function WiderSearches({ filter: { from, to, date, flight, type, ...wanted } }: { filter: RouteFilter }) {
  const searches = [
    {
      text: date || flight ? `${from} to ${to} on any day` : `Everyone from ${from} to ${to}`,
      path: searchPath({ from, to, type }),
      isWider: date || flight || Object.values(termsOf(wanted)).some(Boolean),
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
