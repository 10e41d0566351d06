import type { ListingType } from 'backend/contract/listings';
import { Link, useSearchParams } from 'react-router-dom';
import { fullWords, otherType } from './texts';

/** Whoever came to the wrong side of the counter keeps what they have typed. */
export function OtherSide({ type }: { type: ListingType }) {
  const [search] = useSearchParams();
  const there = new URLSearchParams(search);
  there.delete('action');
  there.set('type', otherType[type]);
  return (
    <p>
      {fullWords[type].other} <Link to={`?${there}`}>{fullWords[otherType[type]].title}</Link>
    </p>
  );
}
