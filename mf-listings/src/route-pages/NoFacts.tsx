import { PanelSkeleton } from 'shared-ui';
import { Unavailable } from '../details/Unavailable';
import { words } from '../words';
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
      failedTitle={words.pageFailed}
      searchLabel={words.search}
      onTryAgain={() => void onTryAgain()}
    />
  ) : (
    <div className={styles.page}>
      <PanelSkeleton label={words.lookingWhoFlies} />
    </div>
  );
}
