import { Link } from 'react-router-dom';
import { openLogin, useMe } from 'shell/host';
import { Button, EmptyState, LetterDrawing, SignedOut, Skeleton, SkeletonRegion } from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';
import { PageFailed } from '../layout/PageFailed';
import { useNewsInfiniteQuery } from '../news/news-api';
import styles from '../news/News.module.css';
import { NewsList } from '../news/NewsList';
import { words } from '../words';

/** All news of the member, whether sent to a device or by mail. */
export function NotificationsPage() {
  const { me, isLoading } = useMe();
  if (me) return <News key={me.id} />;
  return isLoading ? null : <SignedOut onLogIn={() => openLogin()}>{words.logInForNews}</SignedOut>;
}

function News() {
  const { data, error, isFetching, refetch, ...more } = useNewsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const items = data?.pages.flatMap((page) => page.items);
  if (!items && error && !isFetching) return <PageFailed error={error} onTryAgain={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words.notifications}</h1>
        <Link to="/settings?part=notifications" className={styles.settings}>
          {words.newsSettings}
        </Link>
      </div>
      {!items && (
        <SkeletonRegion label={words.loadingNews}>
          <Skeleton shape="block" className={styles.waiting} />
        </SkeletonRegion>
      )}
      {items?.length === 0 && (
        <EmptyState
          drawing={<LetterDrawing />}
          title={words.noNews}
          action={<Link to="/search">{words.findSomebody}</Link>}
        >
          {words.noNewsHint}
        </EmptyState>
      )}
      {items && <NewsList items={items} />}
      {more.isFetchNextPageError && (
        <LoadFailed text={words.newsNotLoaded} onTryAgain={() => void more.fetchNextPage()} />
      )}
      {more.hasNextPage && !more.isFetchNextPageError && (
        <Button busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          {words.earlierNews}
        </Button>
      )}
    </div>
  );
}
