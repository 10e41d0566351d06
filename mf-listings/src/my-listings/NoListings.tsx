import type { ListingType } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { Button, EmptyState, PassDrawing } from 'shared-ui';
import { ownWords } from './texts';
import { ToCreate } from './ToCreate';

export function NoListings({ type, verified }: { type: ListingType; verified: boolean }) {
  const { empty, unverified } = ownWords[type];
  if (verified) {
    return <EmptyState drawing={<PassDrawing />} title={empty} action={<ToCreate type={type} />} />;
  }
  return (
    <EmptyState
      drawing={<PassDrawing />}
      title={unverified}
      action={
        <Button asChild variant="primary">
          <Link to="/verification">Verify Phone Number</Link>
        </Button>
      }
    />
  );
}
