import type { Queue } from 'backend/contract/moderation/desk';
import { Link } from 'react-router-dom';
import { Button, VisuallyHidden } from 'shared-ui';
import styles from '../Desk.module.css';
import {
  ageOf,
  flagText,
  itemTitle,
  outcomeText,
  reportedBy,
  reportReasons,
  weightTexts,
} from '../deskTexts';

interface QueueRowProps {
  item: Queue['items'][number];
  now: number | undefined;
  isBusy: boolean;
  /** Without it the item can no longer be taken. */
  onTake: (() => unknown) | undefined;
  isAmongAlike: boolean;
}

export const addressOf = (id: number) => `/desk?item=${id}`;

export function QueueRow({ item, now, isBusy, onTake, isAmongAlike }: QueueRowProps) {
  const { id, weight, reason, details, flags, hidden, takenBy, alike = 0 } = item;
  return (
    <li className={styles.row} data-weight={weight}>
      <span className={styles.weight}>{weightTexts[weight]}</span>
      <span className={styles.what}>
        <Link to={addressOf(id)} className={styles.title}>
          {itemTitle(item)}
        </Link>
        <span className={styles.soft}>
          {reason ? reportReasons[reason] : flags?.[0] && flagText(flags[0])}
          {details && ` · “${details}”`}
          {hidden && ' · out of sight'}
        </span>
      </span>
      <span className={styles.soft}>
        {item.kind !== 'appeal' && reportedBy(item)}
        <br />
        {item.closedAt ? outcomeText(item) : ageOf(item.openedAt, now)}
      </span>
      <span className={styles.take}>
        {onTake && !takenBy && (
          <Button size="small" busy={isBusy} onClick={onTake}>
            Take it<VisuallyHidden> {itemTitle(item)}</VisuallyHidden>
          </Button>
        )}
        {takenBy && (takenBy === 'you' ? 'With you' : 'With another')}
        {alike > 0 && !isAmongAlike && (
          <Button size="small" variant="quiet" asChild>
            <Link to={`/desk?like=${id}`} data-more>
              {alike} more like it<VisuallyHidden>: {itemTitle(item)}</VisuallyHidden>
            </Link>
          </Button>
        )}
      </span>
    </li>
  );
}
