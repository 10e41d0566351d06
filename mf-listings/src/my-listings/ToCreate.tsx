import type { ListingType } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import { ownWords } from './texts';

export function ToCreate({ type, className }: { type: ListingType; className?: string | undefined }) {
  return (
    <Button asChild variant="primary" {...(className && { className })}>
      <Link to={`/create-listing?type=${type}`}>{ownWords[type].create}</Link>
    </Button>
  );
}
