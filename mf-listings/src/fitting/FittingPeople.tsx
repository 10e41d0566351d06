import type { Listing } from 'backend/contract/listings';
import { Button, Notice } from 'shared-ui';
import { TellOwner } from '../alerts/TellOwner';
import { legsText, useFittingQuery, type FittingQuestion } from '../api/fitting';
import { ownCompanyText } from '../listing/company';
import { ListingCards } from '../results/ListingCards';
import { ListingCardsSkeleton } from '../results/ListingCardsSkeleton';
import { ownReasonText } from '../results/reasonText';
import { words } from '../words';
import styles from './FittingPeople.module.css';

interface FittingPeopleProps {
  listing: Listing;
  isMine: boolean;
  level?: 2 | 3;
}

/** Who fits a trip, with the reason above each card. The page must render a DetailsDialog. */
export function FittingPeople({ listing, isMine, level = 2 }: FittingPeopleProps) {
  const {
    currentData: found,
    isError,
    isFetching,
    refetch,
  } = useFittingQuery(isMine ? { listing: listing.id } : askFor(listing));
  const Heading = `h${level}` as const;
  const company = ownCompanyText(listing);
  if (found?.length === 0 && !company) return null;
  return (
    <section className={styles.people} aria-labelledby="fitting">
      <Heading id="fitting">{words.peopleForTrip}</Heading>
      {company && <p>{company}</p>}
      {!found && isFetching && <ListingCardsSkeleton label={words.lookingForPeople} count={2} />}
      {!found && isError && !isFetching && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}>
          {words.peopleFailed}
        </Notice>
      )}
      {found && found.length > 0 && (
        <ListingCards
          level={level === 2 ? 3 : 4}
          listings={found}
          reason={(one) => ({ why: one.why, text: ownReasonText(one, listing) })}
        />
      )}
      {isMine && found && !listing.covered && company && <TellOwner listing={listing} level={3} />}
    </section>
  );
}

const otherSide = { helper: 'seeking_help', seeking_help: 'helper' } as const;

/** Before a guest's listing has an owner, its trip asks. */
function askFor({ type, departure, arrival, date, endDate, flightNumber, legs }: Listing): FittingQuestion {
  return {
    legs: legsText(legs ?? [{ from: departure.code, to: arrival.code, date, flightNumber }]),
    ...(endDate && endDate !== date && { endDate }),
    type: otherSide[type],
  };
}
