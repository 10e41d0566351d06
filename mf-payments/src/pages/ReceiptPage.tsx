import { Link, useLocation, useParams } from 'react-router-dom';
import { PartNeedsScript } from 'shell/forms';
import { useMe } from 'shell/host';
import { BackIcon, Button, PrinterIcon, Skeleton, SkeletonRegion, useHydrated } from 'shared-ui';
import { NoReceipt } from '../receipt/NoReceipt';
import { ReceiptSheet } from '../receipt/ReceiptSheet';
import { useReceiptQuery } from '../receipt/receipt-api';
import { words } from '../words';
import styles from './ReceiptPage.module.css';

export function ReceiptPage() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const { me, isLoading } = useMe();
  // The server does not know the fragment.
  const isHydrated = useHydrated();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const query = useReceiptQuery({ id, token, viewer: me?.id }, { skip: isLoading || !isHydrated });
  const { currentData: receipt, error, isFetching, refetch } = query;

  if (receipt) {
    return (
      <div className={styles.page}>
        <ReceiptSheet receipt={receipt} />
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => window.print()}>
            <PrinterIcon aria-hidden="true" /> {words.print}
          </Button>
          {me && (
            <Button asChild variant="quiet">
              <Link to="/profile#tips">
                <BackIcon aria-hidden="true" /> {words.yourTips}
              </Link>
            </Button>
          )}
        </div>
      </div>
    );
  }
  if (error) {
    return <NoReceipt error={error} hasToken={token !== null} isBusy={isFetching} onTryAgain={refetch} />;
  }
  return (
    <div className={styles.page}>
      <PartNeedsScript>
        <SkeletonRegion label={words.loadingReceipt}>
          <Skeleton shape="block" className={styles.skeleton} />
        </SkeletonRegion>
      </PartNeedsScript>
    </div>
  );
}
