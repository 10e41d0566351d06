import type { MyListing, Place } from 'backend/contract/listings';
import { tipLine } from '../../listing/tips';
import { tripDates } from '../../listing/tripDates';
import { fullWords } from './texts';

const unspecified = 'Not specified';
const missing = 'Not provided';

const place = ({ code, city, country }: Place) => `${code} - ${city}, ${country}`;

/** A listing in words, line by line. */
export function summaryOf(listing: MyListing): [string, string][] {
  const { type, departure, arrival, time, flightNumber, description, name, email, phoneNumber } = listing;
  return [
    ['Type', fullWords[type].summary],
    ['From', place(departure)],
    ['To', place(arrival)],
    ['Date', tripDates(listing)],
    ['Time', time ?? unspecified],
    ['Flight Number', flightNumber ?? unspecified],
    ['Description', description ?? unspecified],
    ['Tip', tipLine(listing)?.amount ?? unspecified],
    ['Contact Name', name ?? missing],
    ['Email', email || missing],
    ['Phone', phoneNumber ?? missing],
  ];
}
