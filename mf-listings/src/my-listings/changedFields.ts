import type { MyListing } from 'backend/contract/listings';
import { legsPart, stopValues, type StopName } from '../posting/fields/stops';
import { flyerIn, flyerValues } from '../posting/fields/flyer';
import { emptyDetails, plainDetails, detailReaders, type DetailName } from '../posting/full/details';

type FormValues = Record<DetailName | StopName, string>;
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
    ...stopValues(listing.legs),
  };
}

/** The changed fields as the contract expects them; a cleared field is null. */
export function changedFields(values: FormValues, before: FormValues, formerLegs: MyListing['legs'] = null) {
  const changed = names.filter((name) => values[name] !== before[name]);
  const flyer = flyerIn(values);
  const isOtherFlyer = JSON.stringify(flyer) !== JSON.stringify(flyerIn(before));
  return {
    ...Object.fromEntries(changed.map((name) => [name, read(name, values[name])])),
    ...(isOtherFlyer && { flyer }),
    ...changedLegs(values, before, formerLegs),
  };
}

/** All legs, as soon as one is different. A flight that stayed keeps when it lands, which no field shows. */
function changedLegs(values: FormValues, before: FormValues, formerLegs: MyListing['legs']) {
  const [legs, former] = [legsPart(values)?.legs, legsPart(before)?.legs];
  if (JSON.stringify(legs) === JSON.stringify(former)) return {};
  if (!legs) return { legs: null };
  const landing = (leg: (typeof legs)[number], index: number) =>
    JSON.stringify(leg) === JSON.stringify(former?.[index]) ? formerLegs?.[index]?.arrivalTime : undefined;
  return {
    legs: legs.map((leg, index) => ({ ...leg, arrivalTime: landing(leg, index) })),
  };
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
