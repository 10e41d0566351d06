import type { MyListing, Place } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Button, Dialog } from 'shared-ui';
import { flyerText, needTexts } from 'shell/forms';
import { ToldAfterPosting } from '../../alerts/ToldAfterPosting';
import { tipLine } from '../../listing/tips';
import { landingText, tripDates } from '../../listing/trip';
import styles from './SuccessDialog.module.css';
import { fullFormTexts } from './texts';

export function SuccessDialog({ listing, onClose }: { listing: MyListing; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Success!"
      description="Your listing has been created successfully"
      footer={
        <Button asChild variant="primary">
          <Link to={`/listing/${listing.id}`}>See Your Listing</Link>
        </Button>
      }
    >
      <dl className={styles.summary}>
        {summaryOf(listing).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ToldAfterPosting listing={listing} />
    </Dialog>
  );
}

const unspecified = 'Not specified';
const missing = 'Not provided';

const placeText = ({ code, city, country }: Place) => `${code} - ${city}, ${country}`;

function summaryOf(listing: MyListing): [string, string][] {
  const { type, departure, arrival, time, flightNumber, flyer, needs, description } = listing;
  const { name, email, phoneNumber } = listing;
  const landing = landingText(listing);
  return [
    ['Type', fullFormTexts[type].summary],
    ['From', placeText(departure)],
    ['To', placeText(arrival)],
    ['Date', tripDates(listing)],
    ['Time', time ?? unspecified],
    ...(landing ? [['Lands', landing] satisfies [string, string]] : []),
    ['Flight Number', flightNumber ?? unspecified],
    ...(flyer ? [['Who is Flying', flyerText(flyer)] satisfies [string, string]] : []),
    ...(needs?.length ? [['What Helps', needTexts(needs, type).join(', ')] satisfies [string, string]] : []),
    ['Description', description ?? unspecified],
    ['Tip', tipLine(listing)?.amount ?? unspecified],
    ['Contact Name', name ?? missing],
    ['Email', email || missing],
    ['Phone', phoneNumber ?? missing],
  ];
}
