import type { MyListing } from 'backend/contract/listings';
import { emptyDetails, detailReaders, type DetailName } from '../posting/full/details';

type FormValues = Record<DetailName, string>;
const names = Object.keys(emptyDetails) as DetailName[];

/** The values of the form fields for this listing. */
export function formValues(listing: MyListing): FormValues {
  const text = (value: MyListing[DetailName]) => {
    if (typeof value === 'boolean') return value ? 'on' : '';
    return String(value ?? '');
  };
  return Object.fromEntries(names.map((name) => [name, text(listing[name])])) as FormValues;
}

/** The changed fields as the contract expects them; a cleared field is null. */
export function changedFields(values: FormValues, before: FormValues) {
  const changed = names.filter((name) => values[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, read(name, values[name])]));
}

const checkboxes: readonly string[] = ['acceptsTips', 'offersTips'];
const readers: Record<string, (text: string) => unknown> = detailReaders;

function read(name: DetailName, text: string) {
  if (text === '' && !checkboxes.includes(name)) return null;
  return (readers[name] ?? String)(text);
}
