import type { MessageRisk } from 'backend/contract/messaging';
import { Link } from 'react-router-dom';
import styles from './Bubble.module.css';

const texts: Record<MessageRisk, string> = {
  parcels: 'Each carries only their own bags: take nothing for anybody.',
  money: 'Nobody should pay before the flight, or to people met here.',
  documents: 'Never send documents, card numbers or codes.',
  elsewhere: 'Stay here until you trust each other: we can help only with what is written here.',
};

/** A sentence inside the message it is about. It blocks nothing. */
export function RiskNote({ risk }: { risk: MessageRisk }) {
  return (
    <p className={styles.note} data-tone="warning">
      {texts[risk]} <Link to="/terms-of-use#your-responsibility">The rules</Link>
    </p>
  );
}
