import { Link } from 'react-router-dom';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import { remoteServing } from '../remotes/registry';
import { words } from '../words';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const hasListings = remoteServing('/search') !== undefined;
  return (
    <EmptyState
      level={1}
      title={words.notFound}
      drawing={<LostDrawing />}
      className={styles.page}
      action={
        <>
          <Button asChild variant="primary">
            <Link to="/">{words.backToHome}</Link>
          </Button>
          {hasListings && (
            <Button asChild>
              <Link to="/search">{words.browseListings}</Link>
            </Button>
          )}
        </>
      }
    >
      <p>{words.notFoundHint}</p>
    </EmptyState>
  );
}
