import type { TipsSearch } from 'backend/contract/payments';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Notice, Skeleton, SkeletonRegion, VisuallyHidden } from 'shared-ui';
import { LoadError } from '../layout/LoadError';
import { useTipsInfiniteQuery } from '../tips-api';
import { listTexts } from './listTexts';
import styles from './TipList.module.css';
import { TipRow } from './TipRow';

export function TipList({ direction }: Pick<TipsSearch, 'direction'>) {
  const query = useTipsInfiniteQuery(direction, { refetchOnMountOrArgChange: true });
  const [addedFrom, setAddedFrom] = useState<number | null>(null);
  const firstAdded = useRef<HTMLLIElement>(null);
  const id = useId();
  const texts = listTexts[direction];
  const tips = query.data?.pages.flatMap((page) => page.tips);

  useEffect(() => {
    firstAdded.current?.focus();
  }, [addedFrom]);

  const showMore = async () => {
    const { isError } = await query.fetchNextPage();
    if (!isError) setAddedFrom(tips?.length ?? null);
  };

  return (
    <div className={styles.part} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {texts.title}
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
          {texts.empty} <Link to={texts.to}>{texts.action}</Link>
        </p>
      )}
      {query.isFetchNextPageError && (
        <Notice tone="error">The next tips could not be loaded. Please try again.</Notice>
      )}
      {query.hasNextPage && (
        <Button size="small" className={styles.more} busy={query.isFetchingNextPage} onClick={showMore}>
          Show more<VisuallyHidden> of {texts.what}</VisuallyHidden>
        </Button>
      )}
      {!tips && query.isError && (
        <LoadError what={texts.what} isBusy={query.isFetching} onTryAgain={() => void query.refetch()} />
      )}
      {!tips && !query.isError && (
        <SkeletonRegion label={texts.loading}>
          <Skeleton shape="block" className={styles.skeleton} />
        </SkeletonRegion>
      )}
    </div>
  );
}
