import type { Me } from 'backend/contract/account';
import { Link } from 'react-router-dom';
import { Slot } from 'shell/host';
import { Button, EmptyState, PassDrawing, Skeleton } from 'shared-ui';

const words = {
  helper: { name: 'listings', empty: 'You are not offering help yet', action: 'Offer Help' },
  seeking_help: { name: 'requests', empty: 'You are not asking for help yet', action: 'Request Help' },
};

export function ListingsTab({ type, verified }: { type: keyof typeof words; verified: Me['verified'] }) {
  const { name, empty, action } = words[type];
  const nothing = verified ? (
    <EmptyState
      drawing={<PassDrawing />}
      title={empty}
      action={
        <Button asChild variant="primary">
          <Link to={`/create-listing?type=${type}`}>{action}</Link>
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing={<PassDrawing />}
      title={`You need to verify your phone number to create ${name}`}
      action={
        <Button asChild variant="primary">
          <Link to="/verification">Verify Phone Number</Link>
        </Button>
      }
    />
  );
  return (
    <Slot name="profile.listings" props={{ type }} waiting={<Skeleton shape="block" />} empty={nothing} />
  );
}
