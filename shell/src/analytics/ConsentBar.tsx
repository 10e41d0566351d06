import { Link } from 'react-router-dom';
import { Button, withParts } from 'shared-ui';
import { boot } from '../base/boot';
import { useSignal } from '../base/signal';
import { consent, decide } from './consent';
import { words } from '../words';
import styles from './ConsentBar.module.css';

export function ConsentBar() {
  const answer = useSignal(consent, 'given');
  if (!boot.analytics.needsConsent || answer !== 'unasked') return null;
  return (
    <section aria-label={words.countingVisits} className={styles.bar}>
      <p>{withParts(words.mayWeCount, { more: policyLink })}</p>
      <div className={styles.answers}>
        <Button size="small" onClick={() => decide('refused')}>
          {words.noThanks}
        </Button>
        <Button size="small" onClick={() => decide('given')}>
          {words.accept}
        </Button>
      </div>
    </section>
  );
}

const policyLink = (text: string) => <Link to="/privacy-policy">{text}</Link>;
