import type { Message } from 'backend/contract/messaging';
import styles from './Receipt.module.css';

interface ReceiptProps {
  me: number;
  last: Message | undefined;
  readUpTo: number | null;
}

/** Under the last word, when it is the reader's own: how far it has come. */
export function Receipt({ me, last, readUpTo }: ReceiptProps) {
  if (last?.senderId !== me) return null;
  return <p className={styles.receipt}>{(readUpTo ?? 0) >= last.id ? 'Read' : 'Sent'}</p>;
}
