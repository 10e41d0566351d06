import type { MyListing } from 'backend/contract/listings';
import { emptyDetails, readDetails, type DetailName } from '../posting/full/details';

type Texts = Record<DetailName, string>;
const names = Object.keys(emptyDetails) as DetailName[];

/** A listing as it stands in the fields of a form. */
export function textsOf(listing: MyListing): Texts {
  const text = (value: MyListing[DetailName]) => {
    if (typeof value === 'boolean') return value ? 'on' : '';
    return String(value ?? '');
  };
  return Object.fromEntries(names.map((name) => [name, text(listing[name])])) as Texts;
}

/** What was changed, as the contract wants it: what was emptied is null. */
export function changesIn(typed: Texts, before: Texts) {
  const changed = names.filter((name) => typed[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, read(name, typed[name])]));
}

const ticks: readonly string[] = ['acceptsTips', 'offersTips'];
const readers: Record<string, (text: string) => unknown> = readDetails;

function read(name: DetailName, text: string) {
  if (text === '' && !ticks.includes(name)) return null;
  return (readers[name] ?? String)(text);
}
