import type { ListingType } from 'backend/contract/listings';
import { Link, useSearchParams } from 'react-router-dom';
import { fullFormTexts, otherType } from './texts';

/** Links to the form of the other type; typed values stay. */
export function SwitchType({ type }: { type: ListingType }) {
  const [search] = useSearchParams();
  const other = otherType[type];
  const target = new URLSearchParams(search);
  target.delete('action');
  target.set('type', other);
  return (
    <p>
      {fullFormTexts[type].other} <Link to={`?${target}`}>{fullFormTexts[other].title}</Link>
    </p>
  );
}
