import { Link, useLocation } from 'react-router-dom';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import styles from './PageFailure.module.css';

/** A page that could not be loaded or has stopped working; the rest of the site lives on. */
export function PageFailure({ onTryAgain }: { onTryAgain: () => void }) {
  const isHome = useLocation().pathname === '/';
  return (
    <EmptyState
      role="alert"
      level={1}
      drawing={<LostDrawing />}
      className={styles.page}
      title="This page did not load"
      action={
        <>
          <Button variant="primary" onClick={onTryAgain}>
            Try again
          </Button>
          {!isHome && (
            <Button asChild>
              <Link to="/">Back to Home</Link>
            </Button>
          )}
        </>
      }
    >
      <p>
        Something went wrong while we were fetching or showing it. Check your connection and try again. The
        rest of the site still works, and we have been told.
      </p>
    </EmptyState>
  );
}
