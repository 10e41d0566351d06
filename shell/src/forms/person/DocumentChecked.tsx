import { Link } from 'react-router-dom';
import { isServed } from 'shell/host';
import { formatDay } from 'shared-ui';
import { words } from '../words';
import styles from './DocumentChecked.module.css';

/** That Stripe compared a document of this person with a selfie. Nothing without a day. */
export function DocumentChecked({ on }: { on: string | null | undefined }) {
  if (!on) return null;
  const text = words.documentChecked(formatDay(on));
  return (
    <p className={styles.line}>
      {isServed('/verify/document') ? <Link to="/verify/document">{text}</Link> : text}
    </p>
  );
}
