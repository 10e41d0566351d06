import { PanelSkeleton } from 'shared-ui';
import { Unavailable } from '../details/Unavailable';
import styles from './RoutePage.module.css';

interface NoFactsProps {
  /** Undefined while the page is loading. */
  error: unknown;
  missing: { title: string; text: string };
  onTryAgain: () => unknown;
}

/** A route or flight page that is loading, failed or does not exist. */
export function NoFacts({ error, missing, onTryAgain }: NoFactsProps) {
  return error ? (
    <Unavailable
      error={error}
      missing={missing}
      failedTitle="This page could not be loaded"
      searchLabel="Search"
      onTryAgain={() => void onTryAgain()}
    />
  ) : (
    <div className={styles.page}>
      <PanelSkeleton label="Looking who flies" />
    </div>
  );
}
