import { Link, useLocation } from 'react-router-dom';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import { IncompatibleRemote } from '../remotes/compatibility';
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
      title={isOutdated ? 'The site has been renewed' : 'This page did not load'}
      action={
        <>
          <Button variant="primary" onClick={isOutdated ? () => location.reload() : onTryAgain}>
            {isOutdated ? 'Reload' : 'Try again'}
          </Button>
          {!isHome && !isOutdated && (
            <Button asChild>
              <Link to="/">Back to Home</Link>
            </Button>
          )}
        </>
      }
    >
      <p>
        {isOutdated
          ? 'This tab was opened before that and misses a part of it. Reload once and go on where you are.'
          : 'Something went wrong while we were fetching or showing it. Check your connection and try again. The rest of the site still works, and we have been told.'}
      </p>
    </EmptyState>
  );
}
