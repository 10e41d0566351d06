import type { Conversation } from 'backend/contract/messaging';
import { toast } from 'shell/host';
import { BanIcon, Button, FlagIcon, usePart } from 'shared-ui';
import styles from './Safety.module.css';

/** For whoever meets somebody unkind. */
export function Safety({ otherUser }: { otherUser: Conversation['otherUser'] }) {
  const report = usePart(() => import('./ReportDialog').catch(sayIt));
  const block = usePart(() => import('./BlockDialog').catch(sayIt));
  const who = { userId: otherUser.id, username: otherUser.username };
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="small" busy={report.state === 'loading'} onClick={report.open}>
        <FlagIcon aria-hidden="true" /> <span className={styles.word}>Report</span>
      </Button>
      <Button variant="quiet" size="small" busy={block.state === 'loading'} onClick={block.open}>
        <BanIcon aria-hidden="true" /> <span className={styles.word}>Block</span>
      </Button>
      {report.part && <report.part.ReportDialog {...who} onClose={report.close} />}
      {block.part && <block.part.BlockDialog {...who} onClose={block.close} />}
    </div>
  );
}

function sayIt(error: unknown): never {
  toast({
    title: 'This could not be opened',
    description: 'Check your connection and try again.',
    variant: 'destructive',
  });
  throw error;
}
