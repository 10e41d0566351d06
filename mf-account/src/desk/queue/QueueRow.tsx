import type { Queue } from 'backend/contract/moderation/desk';
import { Link } from 'react-router-dom';
import { Button, PeoplesWords, withParts } from 'shared-ui';
import { hidden as forScreenReaders } from '../../layout/hidden';
import { words } from '../../words';
import styles from '../Desk.module.css';
import { ageOf, flagText, itemTitle, outcomeText, reportedBy } from '../deskTexts';

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
  const title = itemTitle(item);
  const { id, weight, reason, details, flags, hidden, takenBy, alike = 0 } = item;
  return (
    <li className={styles.row} data-weight={weight}>
      <span className={styles.weight}>{words.weights[weight]}</span>
      <span className={styles.what}>
        <Link to={addressOf(id)} className={styles.title}>
          {title}
        </Link>
        <span className={styles.soft}>
          {reason ? words.reportReasons[reason] : flags?.[0] && flagText(flags[0])}
          {details && (
            <>
              {' · '}
              <PeoplesWords>{words.quoted(details)}</PeoplesWords>
            </>
          )}
          {hidden && ` · ${words.outOfSight}`}
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
            {withParts(words.takeItem(title), { hidden: forScreenReaders })}
          </Button>
        )}
        {takenBy && (takenBy === 'you' ? words.withYou : words.withAnother)}
        {alike > 0 && !isAmongAlike && (
          <Button size="small" variant="quiet" asChild>
            <Link to={`/desk?like=${id}`} data-more>
              {withParts(words.moreAlike(alike, title), { hidden: forScreenReaders })}
            </Link>
          </Button>
        )}
      </span>
    </li>
  );
}
