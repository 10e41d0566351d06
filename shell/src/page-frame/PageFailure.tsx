import { Link, useLocation } from 'react-router-dom';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import { IncompatibleRemote } from '../remotes/compatibility';
import { words } from '../words';
import styles from './PageFailure.module.css';
import { PageIncompatible } from './PageIncompatible';
import { useIsOutdated } from './useIsOutdated';

interface PageFailureProps {
  error: unknown;
  onTryAgain: () => void;
}

export function PageFailure({ error, onTryAgain }: PageFailureProps) {
  const isHome = useLocation().pathname === '/';
  const isOutdated = useIsOutdated();
  if (error instanceof IncompatibleRemote && !isOutdated) return <PageIncompatible incompatible={error} />;
  return (
    <EmptyState
      role="alert"
      level={1}
      drawing={<LostDrawing />}
      className={styles.page}
      title={isOutdated ? words.siteRenewed : words.pageFailed}
      action={
        <>
          <Button variant="primary" onClick={isOutdated ? () => location.reload() : onTryAgain}>
            {isOutdated ? words.reload : words.tryAgain}
          </Button>
          {!isHome && !isOutdated && (
            <Button asChild>
              <Link to="/">{words.backToHome}</Link>
            </Button>
          )}
        </>
      }
    >
      <p>{isOutdated ? words.siteRenewedHint : words.pageFailedHint}</p>
    </EmptyState>
  );
}
