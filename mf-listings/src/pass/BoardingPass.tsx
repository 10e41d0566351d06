import { useId, type ReactNode } from 'react';
import type { Listing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Badge, Facts, Route } from 'shared-ui';
import { flyerText } from 'shell/forms';
import { companyText } from '../listing/company';
import { sides } from '../listing/sides';
import { landingText, stopsText, timeText, tripDates } from '../listing/trip';
import { words } from '../words';
import styles from './BoardingPass.module.css';
import { ListingPass } from './ListingPass';
import { Person } from './Person';
import { Rating } from './Rating';
import { Tags, tagsOf } from './Tags';
import { TipBadges } from './TipBadges';

interface BoardingPassProps {
  listing: Listing;
  /** One more than the level of the heading above it. */
  level?: 2 | 3 | 4;
  /** Why it is shown, above everything else. */
  reason?: ReactNode;
  corner?: ReactNode;
  /** The last line about the trip. */
  shown?: ReactNode;
  stub?: ReactNode;
  /** The id of the heading, for buttons that it describes. */
  headingId?: string;
}

/** A listing in a list. Its route links to the page of the listing. */
export function BoardingPass(props: BoardingPassProps) {
  const { listing, level = 3, reason, corner, shown, stub, headingId } = props;
  const { tone, badge } = sides[listing.type];
  const ownId = useId();
  const heading = headingId ?? ownId;
  const company = companyText(listing);
  const Heading = `h${level}` as const;
  const person = (
    <>
      <Person listing={listing} />
      <TipBadges listing={listing} />
    </>
  );
  return (
    <ListingPass side={tone} aria-labelledby={heading} stub={stub ?? person}>
      {reason}
      <div className={styles.top}>
        <Badge tone={tone}>{badge}</Badge>
        {corner ?? <Rating listing={listing} />}
      </div>
      <Heading id={heading}>
        <Link to={`/listing/${listing.id}`} className={styles.link}>
          <Route trip={listing} />
        </Link>
      </Heading>
      <Facts
        facts={{
          [words.date]: tripDates(listing),
          [words.time]: listing.time && timeText(listing.time),
          [words.lands]: landingText(listing),
          [words.flight]: listing.flightNumber,
          [words.changeAt]: stopsText(listing),
        }}
      />
      <div className={styles.words}>
        {company && <p className={styles.company}>{company}</p>}
        {listing.flyer && <p className={styles.flyer}>{words.forTraveler(flyerText(listing.flyer))}</p>}
        <Tags texts={tagsOf(listing)} most={4} />
        {listing.description && (
          <p dir="auto" className={styles.description}>
            {listing.description}
          </p>
        )}
        {shown && <p className={styles.shown}>{shown}</p>}
      </div>
    </ListingPass>
  );
}
