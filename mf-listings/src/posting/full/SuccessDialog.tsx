import type { MyListing, Place } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Button, Dialog, PeoplesWords } from 'shared-ui';
import { flyerText, needTexts } from 'shell/forms';
import { ToldAfterPosting } from '../../alerts/ToldAfterPosting';
import { tipLine } from '../../listing/tips';
import { landingText, tripDates } from '../../listing/trip';
import { words } from '../../words';
import styles from './SuccessDialog.module.css';

export function SuccessDialog({ listing, onClose }: { listing: MyListing; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.success}
      description={words.listingCreatedHint}
      footer={
        <Button asChild variant="primary">
          <Link to={`/listing/${listing.id}`}>{words.seeYourListing}</Link>
        </Button>
      }
    >
      <dl className={styles.summary}>
        {summaryOf(listing).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <PeoplesWords>{value}</PeoplesWords>
            </dd>
          </div>
        ))}
      </dl>
      <ToldAfterPosting listing={listing} />
    </Dialog>
  );
}

const placeText = ({ code, city, country }: Place) => `${code} - ${city}, ${country}`;

function summaryOf(listing: MyListing): [string, string][] {
  const { type, departure, arrival, time, flightNumber, flyer, needs, description } = listing;
  const { name, email, phoneNumber } = listing;
  const landing = landingText(listing);
  return [
    [words.type, words.typeOfListing[type]],
    [words.from, placeText(departure)],
    [words.to, placeText(arrival)],
    [words.date, tripDates(listing)],
    [words.time, time ?? words.notSpecified],
    ...(landing ? [[words.lands, landing] satisfies [string, string]] : []),
    [words.flightNumber, flightNumber ?? words.notSpecified],
    ...(flyer ? [[words.whoIsFlying, flyerText(flyer)] satisfies [string, string]] : []),
    ...(needs?.length
      ? [[words.whatHelps, words.facts(needTexts(needs, type))] satisfies [string, string]]
      : []),
    [words.description, description ?? words.notSpecified],
    [words.tip, tipLine(listing)?.amount ?? words.notSpecified],
    [words.contactName, name ?? words.notProvided],
    [words.email, email || words.notProvided],
    [words.phone, phoneNumber ?? words.notProvided],
  ];
}
