import type { QueueItem } from 'backend/contract/moderation/desk';
import { Link } from 'react-router-dom';
import { sentenceOf, toast } from 'shell/host';
import { BackIcon, Button } from 'shared-ui';
import { words } from '../words';
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
        title: words.notDismissed,
        description: sentenceOf(error, words.pleaseTryAgain),
        variant: 'destructive',
      });
    else toast({ title: words.dismissed, description: words.dismissedOf(data.dismissed, items.length) });
    await onDismissed();
  };
  return (
    <>
      <Link to="/desk" className={styles.back}>
        <BackIcon aria-hidden="true" /> {words.queue}
      </Link>
      <div className={styles.spread}>
        <p className={styles.summary} role="status">
          {words.alike(items.length)}
        </p>
        {items.length > 0 && (
          <Button variant="danger" busy={isLoading} onClick={dismissAll}>
            {words.dismissAlike}
          </Button>
        )}
      </div>
    </>
  );
}
