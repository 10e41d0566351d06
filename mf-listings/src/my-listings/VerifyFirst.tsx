import type { ListingType } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Notice } from 'shared-ui';
import { ownWords } from './texts';

export function VerifyFirst({ type }: { type: ListingType }) {
  return (
    <Notice tone="warning" action={<Link to="/verification">Verify Phone Number</Link>}>
      {ownWords[type].unverified}
    </Notice>
  );
}
