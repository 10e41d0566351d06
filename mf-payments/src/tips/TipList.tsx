import type { TipsSearch } from 'backend/contract/payments';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Notice, Skeleton, SkeletonRegion, VisuallyHidden } from 'shared-ui';
import { useTipsInfiniteQuery } from './api';
import { listWords } from './listWords';
import { NotLoaded } from './NotLoaded';
import styles from './TipList.module.css';
import { TipRow } from './TipRow';

/** The tips of one direction, the newest first, some at a time. */
export function TipList({ direction }: Pick<TipsSearch, 'direction'>) {
  const found = useTipsInfiniteQuery(direction, { refetchOnMountOrArgChange: true });
  const [addedFrom, setAddedFrom] = useState<number | null>(null);
  const firstAdded = useRef<HTMLLIElement>(null);
  const id = useId();
  const words = listWords[direction];
  const tips = found.data?.pages.flatMap((page) => page.tips);

  useEffect(() => {
    firstAdded.current?.focus();
  }, [addedFrom]);

  const showMore = async () => {
    const { isError } = await found.fetchNextPage();
    if (!isError) setAddedFrom(tips?.length ?? null);
  };

  return (
    <div className={styles.part} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {words.title}
      </h3>
      {tips && tips.length > 0 && (
        <ul className={styles.tips}>
          {tips.map((tip, index) => (
            <TipRow key={tip.id} tip={tip} ref={index === addedFrom ? firstAdded : undefined} />
          ))}
        </ul>
      )}
      {tips?.length === 0 && (
        <p className={styles.empty}>
          {words.empty} <Link to={words.to}>{words.way}</Link>
        </p>
      )}
      {found.isFetchNextPageError && (
        <Notice tone="error">The next tips could not be loaded. Please try again.</Notice>
      )}
      {found.hasNextPage && (
        <Button size="small" className={styles.more} busy={found.isFetchingNextPage} onClick={showMore}>
          Show more<VisuallyHidden> of {words.what}</VisuallyHidden>
        </Button>
      )}
      {!tips && found.isError && (
        <NotLoaded what={words.what} isBusy={found.isFetching} onTryAgain={() => void found.refetch()} />
      )}
      {!tips && !found.isError && (
        <SkeletonRegion label={words.waiting}>
          <Skeleton shape="block" className={styles.waiting} />
        </SkeletonRegion>
      )}
    </div>
  );
}
