import type { MyListing } from 'backend/contract/listings';
import { flightValues, landingIn, legsIn, type FlightName } from '../posting/fields/flights';
import type { ZoneOf } from '../posting/fields/landing';
import { flyerIn, flyerValues } from '../posting/fields/flyer';
import { emptyDetails, plainDetails, detailReaders, type DetailName } from '../posting/full/details';

type FormValues = Record<DetailName | FlightName, string>;
type PlainName = keyof typeof plainDetails;
const names = Object.keys(plainDetails) as PlainName[];

/** The values of the form fields for this listing. */
export function formValues(listing: MyListing): FormValues {
  const text = (value: MyListing[PlainName]) => {
    if (typeof value === 'boolean') return value ? 'on' : '';
    return String(value ?? '');
  };
  const plain = Object.fromEntries(names.map((name) => [name, text(listing[name] ?? plainDetails[name])]));
  const showFlight = listing.showFlight === false ? 'off' : 'on';
  return {
    ...emptyDetails,
    ...plain,
    showFlight,
    ...flyerValues(listing.flyer),
    ...flightValues(listing),
  };
}

/** The changed fields as the contract expects them; a cleared field is null. */
export function changedFields(values: FormValues, before: FormValues, zoneOf: ZoneOf = noZones) {
  const changed = names.filter((name) => values[name] !== before[name]);
  const flyer = flyerIn(values);
  const isOtherFlyer = JSON.stringify(flyer) !== JSON.stringify(flyerIn(before));
  return {
    ...Object.fromEntries(changed.map((name) => [name, read(name, values[name])])),
    ...(isOtherFlyer && { flyer }),
    ...changedFlights(values, before, zoneOf),
  };
}

const noZones: ZoneOf = () => undefined;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** All legs, as soon as one is different. With stops they also say when the trip lands. */
function changedFlights(values: FormValues, before: FormValues, zoneOf: ZoneOf) {
  const legs = legsIn(values, zoneOf);
  const landing = landingIn(values, zoneOf);
  const otherLegs = !isSame(legs, legsIn(before, zoneOf)) && { legs: legs ?? null };
  if (legs || isSame(landing, landingIn(before, zoneOf))) return { ...otherLegs };
  return { ...otherLegs, arrivalTime: null, ...landing };
}

const neverNull: readonly string[] = ['acceptsTips', 'offersTips', 'needs'];
const readers: Record<string, (text: string) => unknown> = {
  ...detailReaders,
  showFlight: (text) => text === 'on',
};

function read(name: PlainName, text: string) {
  if (text === '' && !neverNull.includes(name)) return null;
  return (readers[name] ?? String)(text);
}
