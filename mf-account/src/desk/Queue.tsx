import type { QueueSearch } from 'backend/contract/account/desk';
import { useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { sentenceOf, toast } from 'shell/host';
import {
  Button,
  EmptyState,
  InboxIcon,
  Select,
  Field,
  Skeleton,
  SkeletonRegion,
  VisuallyHidden,
} from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';
import { useDeskQueueQuery, useTakeItemMutation } from './api';
import styles from './Desk.module.css';
import { ageOf, flagText, itemTitle, outcomeText, reportedBy, reportReasons, weightTexts } from './deskTexts';
import { Shortcuts } from './Shortcuts';

const shows: Record<QueueSearch['show'], string> = {
  open: 'All open',
  mine: 'Taken by you',
  closed: 'Decided',
};
const isShow = (text: string | null): text is QueueSearch['show'] => text !== null && text in shows;
const addressOf = (id: number) => `/desk?item=${id}`;

export function Queue() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('show');
  const show = isShow(wanted) ? wanted : 'open';
  const { data, isError, refetch, fulfilledTimeStamp } = useDeskQueueQuery(show);
  const [take, { isLoading, originalArgs }] = useTakeItemMutation();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);

  const takeIt = async (id: number) => {
    const { error } = await take(id);
    if (!error) return navigate(addressOf(id));
    toast({
      title: 'Not taken',
      description: sentenceOf(error, 'Please try again.'),
      variant: 'destructive',
    });
    return refetch();
  };
  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
  const current = () => links().findIndex((link) => link === document.activeElement);
  const move = (by: number) => {
    const all = links();
    const next = current() < 0 ? 0 : Math.min(all.length - 1, Math.max(0, current() + by));
    all[next]?.focus();
  };
  const takeCurrent = () => {
    const item = data?.items[current()];
    if (item && !item.takenBy && show !== 'closed') void takeIt(item.id);
  };

  return (
    <>
      {data && (
        <p className={styles.summary} role="status">
          {data.oldestAt
            ? `${data.open} open. The oldest waits ${ageOf(data.oldestAt, fulfilledTimeStamp)}.`
            : 'Nothing waits.'}
        </p>
      )}
      <Field label="Show" className={styles.show}>
        <Select value={show} onChange={(event) => setSearch({ show: event.target.value }, { replace: true })}>
          {Object.entries(shows).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      <Shortcuts
        shortcuts={[
          { key: 'j', does: 'next', run: () => move(1) },
          { key: 'k', does: 'previous', run: () => move(-1) },
          { key: 't', does: 'take it', run: takeCurrent },
          { key: 'r', does: 'load again', run: () => void refetch() },
        ]}
      />
      {isError && <LoadFailed what="the queue" onTryAgain={refetch} />}
      {!data && !isError && (
        <SkeletonRegion label="Loading the queue">
          <Skeleton shape="block" className={styles.waiting} />
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && (
        <EmptyState drawing={<InboxIcon />} title={show === 'open' ? 'Nothing waits' : 'Nothing here'}>
          What members report appears here, and what rules find.
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.queue} ref={list} aria-label={shows[show]}>
          {data.items.map((item) => (
            <li key={item.id} className={styles.row} data-weight={item.weight}>
              <span className={styles.weight}>{weightTexts[item.weight]}</span>
              <span className={styles.what}>
                <Link to={addressOf(item.id)} className={styles.title}>
                  {itemTitle(item)}
                </Link>
                <span className={styles.soft}>
                  {item.reason ? reportReasons[item.reason] : item.flags?.[0] && flagText(item.flags[0])}
                  {item.details && ` · “${item.details}”`}
                  {item.hidden && ' · out of sight'}
                </span>
              </span>
              <span className={styles.soft}>
                {item.kind !== 'appeal' && reportedBy(item)}
                <br />
                {item.closedAt ? outcomeText(item) : ageOf(item.openedAt, fulfilledTimeStamp)}
              </span>
              <span className={styles.take}>
                {show !== 'closed' && !item.takenBy && (
                  <Button
                    size="small"
                    busy={isLoading && originalArgs === item.id}
                    onClick={() => takeIt(item.id)}
                  >
                    Take it<VisuallyHidden> {itemTitle(item)}</VisuallyHidden>
                  </Button>
                )}
                {item.takenBy && (item.takenBy === 'you' ? 'With you' : 'With another')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
