import type { QueueItem, QueueSearch } from 'backend/contract/moderation/desk';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readId, sentenceOf, toast } from 'shell/host';
import { Button, EmptyState, InboxIcon, Skeleton, SkeletonRegion } from 'shared-ui';
import { LoadFailed } from '../../layout/LoadFailed';
import { words } from '../../words';
import { Alike } from '../Alike';
import { useDeskQueueQuery, useTakeItemMutation } from '../api';
import styles from '../Desk.module.css';
import { ageOf } from '../deskTexts';
import { QueueFilter } from './QueueFilter';
import { addressOf, QueueRow } from './QueueRow';
import { Shortcuts } from '../Shortcuts';

const isKind = (text: string | null): text is QueueItem['kind'] => text !== null && text in words.kinds;
const isShow = (text: string | null): text is QueueSearch['show'] => text !== null && text in words.shows;

export function Queue() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('show');
  const show = isShow(wanted) ? wanted : 'open';
  const after = readId(search.get('after')) ?? undefined;
  const like = (show === 'open' && readId(search.get('like'))) || undefined;
  const chosen = search.get('kind');
  const kind = show === 'open' && !like && isKind(chosen) ? chosen : undefined;
  const { data, isError, refetch, fulfilledTimeStamp } = useDeskQueueQuery({ show, kind, after, like });
  const [take, { isLoading, originalArgs }] = useTakeItemMutation();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);

  const takeIt = async (id: number) => {
    const { error } = await take(id);
    if (!error) return navigate(addressOf(id));
    toast({
      title: words.notTaken,
      description: sentenceOf(error, words.pleaseTryAgain),
      variant: 'destructive',
    });
    return refetch();
  };
  const turnTo = (last: number | null | undefined) => {
    const next = {
      ...(show !== 'open' && { show }),
      ...(kind && { kind }),
      ...(like && { like: String(like) }),
    };
    setSearch({ ...next, ...(last && { after: String(last) }) });
  };
  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a:not([data-more])') ?? [])];
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
      {like && <Alike items={data?.items ?? []} onDismissed={refetch} />}
      {data && !like && (
        <p className={styles.summary} role="status">
          {data.oldestAt
            ? words.queueOpen(data.open, ageOf(data.oldestAt, fulfilledTimeStamp))
            : words.nothingWaitsSentence}
        </p>
      )}
      {!like && (
        <QueueFilter
          show={show}
          kind={kind}
          kinds={data?.kinds}
          onChange={({ kind: wanted, ...filter }) =>
            setSearch({ ...filter, ...(wanted && { kind: wanted }) }, { replace: true })
          }
        />
      )}
      <Shortcuts
        shortcuts={[
          { key: 'j', does: words.keyNext, run: () => move(1) },
          { key: 'k', does: words.keyPrevious, run: () => move(-1) },
          { key: 't', does: words.keyTake, run: takeCurrent },
          { key: 'r', does: words.keyReload, run: () => void refetch() },
        ]}
      />
      {isError && <LoadFailed text={words.queueNotLoaded} onTryAgain={refetch} />}
      {!data && !isError && (
        <SkeletonRegion label={words.loadingQueue}>
          <Skeleton shape="block" className={styles.waiting} />
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          drawing={<InboxIcon />}
          title={show === 'open' && !like ? words.nothingWaits : words.nothingHere}
        >
          {words.queueHint}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className={styles.queue} ref={list} aria-label={words.shows[show]}>
          {data.items.map((item) => (
            <QueueRow
              key={item.id}
              item={item}
              now={fulfilledTimeStamp}
              isBusy={isLoading && originalArgs === item.id}
              onTake={show === 'closed' ? undefined : () => takeIt(item.id)}
              isAmongAlike={like !== undefined}
            />
          ))}
        </ul>
      )}
      {(after || data?.next) && (
        <div className={styles.spread}>
          {after && <Button onClick={() => turnTo(undefined)}>{words.firstPage}</Button>}
          {data?.next && <Button onClick={() => turnTo(data.next)}>{words.showMore}</Button>}
        </div>
      )}
    </>
  );
}
