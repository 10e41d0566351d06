import type { TipsSearch } from 'backend/contract/payments';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Notice, Skeleton, SkeletonRegion, VisuallyHidden, withParts } from 'shared-ui';
import { LoadError } from '../layout/LoadError';
import { useTipsInfiniteQuery } from '../tips-api';
import { words } from '../words';
import styles from './TipList.module.css';
import { TipRow } from './TipRow';

/** To the first tip. */
const firstStep = {
  received: { action: (text: string) => <Link to="/offer/create">{text}</Link> },
  sent: { action: (text: string) => <Link to="/search?type=helper">{text}</Link> },
};

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;

export function TipList({ direction }: Pick<TipsSearch, 'direction'>) {
  const query = useTipsInfiniteQuery(direction, { refetchOnMountOrArgChange: true });
  const [addedFrom, setAddedFrom] = useState<number | null>(null);
  const firstAdded = useRef<HTMLLIElement>(null);
  const id = useId();
  const texts = words.tipLists[direction];
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
      {tips?.length === 0 && <p className={styles.empty}>{withParts(texts.empty, firstStep[direction])}</p>}
      {query.isFetchNextPageError && <Notice tone="error">{words.moreTipsFailed}</Notice>}
      {query.hasNextPage && (
        <Button size="small" className={styles.more} busy={query.isFetchingNextPage} onClick={showMore}>
          {withParts(texts.more, { hidden })}
        </Button>
      )}
      {!tips && query.isError && (
        <LoadError isBusy={query.isFetching} onTryAgain={() => void query.refetch()}>
          {texts.failed}
        </LoadError>
      )}
      {!tips && !query.isError && (
        <SkeletonRegion label={texts.loading}>
          <Skeleton shape="block" className={styles.skeleton} />
        </SkeletonRegion>
      )}
    </div>
  );
}
