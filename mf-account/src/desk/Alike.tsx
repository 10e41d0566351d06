import type { QueueItem } from 'backend/contract/moderation/desk';
import { Link } from 'react-router-dom';
import { sentenceOf, toast } from 'shell/host';
import { BackIcon, Button } from 'shared-ui';
import { useDismissItemsMutation } from './api';
import styles from './Desk.module.css';

interface AlikeProps {
  items: QueueItem[];
  onDismissed: () => unknown;
}

/** Above the items of one reporter or network: what is seen is dismissed, and nothing else. */
export function Alike({ items, onDismissed }: AlikeProps) {
  const [dismiss, { isLoading }] = useDismissItemsMutation();
  const dismissAll = async () => {
    const { data, error } = await dismiss(items.map(({ id }) => id));
    if (error)
      toast({
        title: 'Not dismissed',
        description: sentenceOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    else toast({ title: 'Dismissed', description: `${data.dismissed} of ${items.length}` });
    await onDismissed();
  };
  return (
    <>
      <Link to="/desk" className={styles.back}>
        <BackIcon aria-hidden="true" /> Queue
      </Link>
      <div className={styles.spread}>
        <p className={styles.summary} role="status">
          {items.length} on this page have the same reporter, or come from the same network.
        </p>
        {items.length > 0 && (
          <Button variant="danger" busy={isLoading} onClick={dismissAll}>
            Dismiss all of these
          </Button>
        )}
      </div>
    </>
  );
}
