import { Button, Notice } from 'shared-ui';
import { PageSkeleton } from '../../page-frame/PageSkeleton';
import { words } from '../../words';
import styles from './LegalPage.module.css';

interface UnreadTextProps {
  isError: boolean;
  refetch: () => unknown;
}

/** While a text is loaded, and when it could not be. */
export function UnreadText({ isError, refetch }: UnreadTextProps) {
  if (!isError) return <PageSkeleton />;
  return (
    <div className={styles.page}>
      <Notice tone="error" action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}>
        {words.unreachable}
      </Notice>
    </div>
  );
}
