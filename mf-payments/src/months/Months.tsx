import { Skeleton, SkeletonRegion } from 'shared-ui';
import { LoadError } from '../layout/LoadError';
import { useTipMonthsQuery } from '../tips-api';
import { words } from '../words';
import styles from './Months.module.css';
import { MonthsChart } from './MonthsChart';

/** Nothing is shown while all months are zero. */
export function Months() {
  const { data, isError, isFetching, refetch } = useTipMonthsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) {
    return data.some(({ received, sent }) => received + sent > 0) && <MonthsChart months={data} />;
  }
  if (isError) {
    return (
      <LoadError isBusy={isFetching} onTryAgain={refetch}>
        {words.monthsFailed}
      </LoadError>
    );
  }
  return (
    <SkeletonRegion label={words.loadingMonths}>
      <Skeleton shape="block" className={styles.skeleton} />
    </SkeletonRegion>
  );
}
