import { Link } from 'react-router-dom';
import { Button } from 'shared-ui';
import { boot } from '../base/boot';
import { useSignal } from '../base/signal';
import { consent, decide } from './consent';
import styles from './ConsentBar.module.css';

export function ConsentBar() {
  const answer = useSignal(consent, 'given');
  if (!boot.analytics.needsConsent || answer !== 'unasked') return null;
  return (
    <section aria-label="Counting visits" className={styles.bar}>
      <p>
        May we count which pages are visited? No names, no ads. <Link to="/privacy-policy">Read more</Link>
      </p>
      <div className={styles.answers}>
        <Button size="small" onClick={() => decide('refused')}>
          No thanks
        </Button>
        <Button size="small" onClick={() => decide('given')}>
          Accept
        </Button>
      </div>
    </section>
  );
}
