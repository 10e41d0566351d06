import { Link } from 'react-router-dom';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import { remoteServing } from '../remotes/registry';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const hasListings = remoteServing('/search') !== undefined;
  return (
    <EmptyState
      level={1}
      title="Page Not Found"
      drawing={<LostDrawing />}
      className={styles.page}
      action={
        <>
          <Button asChild variant="primary">
            <Link to="/">Back to Home</Link>
          </Button>
          {hasListings && (
            <Button asChild>
              <Link to="/search">Browse Listings</Link>
            </Button>
          )}
        </>
      }
    >
      <p>
        There is nothing at this address. It may have moved, or a letter may have gone missing on the way.
      </p>
    </EmptyState>
  );
}
