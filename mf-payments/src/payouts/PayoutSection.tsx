import { productName } from 'backend/contract/product';
import { useLocation } from 'react-router-dom';
import { Skeleton, SkeletonRegion } from 'shared-ui';
import { LoadError } from '../layout/LoadError';
import { ProfileSection } from '../layout/ProfileSection';
import { usePayoutsQuery } from '../tips-api';
import { words } from '../words';
import { HeldTips } from './HeldTips';
import { PayoutAccount } from './PayoutAccount';
import styles from './PayoutSection.module.css';
import { PayoutTotals } from './PayoutTotals';
import { useBackoffPolling } from './useBackoffPolling';

export function PayoutSection() {
  const { data, isError, isFetching, refetch } = usePayoutsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { hash } = useLocation();
  const isReturn = hash === '#payouts';
  const isOnItsWay = data?.account === 'ready' && data.heldDollars > 0;
  useBackoffPolling(isOnItsWay || (isReturn && data?.account === 'started'), refetch);

  return (
    <ProfileSection id="payouts" title={words.payouts} description={words.payoutsHint(productName)}>
      {data && (
        <>
          <PayoutTotals payouts={data} />
          <HeldTips payouts={data} />
          <PayoutAccount key={data.country} payouts={data} />
          {data.reviewedDollars > 0 && <p className={styles.small}>{words.reviewNote}</p>}
          <p className={styles.small}>{words.bankNote}</p>
        </>
      )}
      {!data && isError && (
        <LoadError isBusy={isFetching} onTryAgain={refetch}>
          {words.payoutsFailed}
        </LoadError>
      )}
      {!data && !isError && (
        <SkeletonRegion label={words.loadingPayouts}>
          <Skeleton shape="block" className={styles.skeleton} />
        </SkeletonRegion>
      )}
    </ProfileSection>
  );
}
