import { productName } from 'backend/contract/product';
import { useLocation } from 'react-router-dom';
import { Skeleton, SkeletonRegion } from 'shared-ui';
import { usePayoutsQuery } from './api';
import { NotLoaded } from './NotLoaded';
import { PayoutAccount } from './PayoutAccount';
import styles from './PayoutSection.module.css';
import { Sheet } from './Sheet';
import { Sums } from './Sums';
import { useLookAgain } from './useLookAgain';

/** How the tips that somebody gets reach their bank. */
export function PayoutSection() {
  const { data, isError, isFetching, refetch } = usePayoutsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { hash } = useLocation();
  const isBack = hash === '#payouts';
  const isOnItsWay = data?.account === 'ready' && data.heldDollars > 0;
  useLookAgain(isOnItsWay || (isBack && data?.account === 'started'), refetch);

  return (
    <Sheet
      id="payouts"
      title="Payouts"
      description={`100% of every tip is yours. ${productName} pays the card fees and the payout fees.`}
    >
      {data && (
        <>
          <Sums payouts={data} />
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
      {!data && isError && <NotLoaded what="your payouts" isBusy={isFetching} onTryAgain={refetch} />}
      {!data && !isError && (
        <SkeletonRegion label="Loading your payouts">
          <Skeleton shape="block" className={styles.waiting} />
        </SkeletonRegion>
      )}
    </Sheet>
  );
}
