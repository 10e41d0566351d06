import { Skeleton, SkeletonRegion } from 'shared-ui';
import { useTipMonthsQuery } from './api';
import styles from './Months.module.css';
import { MonthsChart } from './MonthsChart';
import { NotLoaded } from './NotLoaded';

/** How much it was in each month, for whoever has something to look at. */
export function Months() {
  const { data, isError, isFetching, refetch } = useTipMonthsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) {
    return data.some(({ received, sent }) => received + sent > 0) && <MonthsChart months={data} />;
  }
  if (isError) return <NotLoaded what="your months" isBusy={isFetching} onTryAgain={refetch} />;
  return (
    <SkeletonRegion label="Loading your months">
      <Skeleton shape="block" className={styles.waiting} />
    </SkeletonRegion>
  );
}
