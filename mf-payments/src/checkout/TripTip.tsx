import type { RecipientToTip } from 'backend/contract/payments';
import { Notice } from 'shared-ui';

/** What was promised for the trip with this person, and what was given already. */
export function TripTip({ promised, given }: Pick<RecipientToTip, 'promised' | 'given'>) {
  if (given)
    return (
      <Notice tone="good" title={`You thanked with $${given}`}>
        Another tip is not expected.
      </Notice>
    );
  return promised ? <Notice>You promised ${promised}.</Notice> : null;
}
