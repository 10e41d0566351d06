import type { RecipientToTip } from 'backend/contract/payments';
import { Notice } from 'shared-ui';
import { wholeDollars } from '../dollars';
import { words } from '../words';

/** What was promised for the trip with this person, and what was given already. */
export function TripTip({ promised, given }: Pick<RecipientToTip, 'promised' | 'given'>) {
  if (given)
    return (
      <Notice tone="good" title={words.thanked(wholeDollars(given))}>
        {words.noOtherTip}
      </Notice>
    );
  return promised ? <Notice>{words.promised(wholeDollars(promised))}</Notice> : null;
}
