import { productName } from 'backend/contract/product';
import { useLocation } from 'react-router-dom';
import { Skeleton, SkeletonRegion } from 'shared-ui';
import { LoadError } from '../layout/LoadError';
import { ProfileSection } from '../layout/ProfileSection';
import { usePayoutsQuery } from '../tips-api';
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
    <ProfileSection
      id="payouts"
      title="Payouts"
      description={`100% of every tip is yours. ${productName} pays the card fees and the payout fees.`}
    >
      {data && (
        <>
          <PayoutTotals payouts={data} />
          <HeldTips payouts={data} />
          <PayoutAccount key={data.country} payouts={data} />
          {data.reviewedDollars > 0 && (
            <p className={styles.small}>
              We check some payments before we pass them on. What passes is transferred to you; what does not
              goes back to the sender. You need not do anything.
            </p>
          )}
          <p className={styles.small}>
            Only your own bank may charge you for changing dollars into another currency. If a sender’s bank
            takes a payment back, that tip goes back with it; what the bank charges for that is ours.
          </p>
        </>
      )}
      {!data && isError && <LoadError what="your payouts" isBusy={isFetching} onTryAgain={refetch} />}
      {!data && !isError && (
        <SkeletonRegion label="Loading your payouts">
          <Skeleton shape="block" className={styles.skeleton} />
        </SkeletonRegion>
      )}
    </ProfileSection>
  );
}
