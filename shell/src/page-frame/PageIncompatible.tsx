import { Link, useLocation } from 'react-router-dom';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import { boot } from '../base/boot';
import type { RefusedRemote } from '../remotes/compatibility';
import styles from './PageFailure.module.css';
import { RefusalFacts } from './CompatibilityFacts';

/** A page whose remote was built for another shell. Trying again cannot help; shipping can. */
export function PageRefused({ refused }: { refused: RefusedRemote }) {
  const isHome = useLocation().pathname === '/';
  const { needsNewerShell, remote } = refused;
  const team = needsNewerShell ? `${remote.name} needs a newer shell` : `${remote.name} needs an older shell`;
  return (
    <EmptyState
      role="alert"
      level={1}
      drawing={<LostDrawing />}
      className={styles.page}
      title={boot.production ? 'This page is being renewed' : team}
      action={
        <Button asChild variant="primary">
          {isHome ? <Link to="/contact">Contact us</Link> : <Link to="/">Back to Home</Link>}
        </Button>
      }
    >
      {boot.production ? (
        <p>
          A part of it has not arrived yet. Please come back in a few minutes. The rest of the site still
          works, and we have been told.
        </p>
      ) : (
        <RefusalFacts refused={refused} />
      )}
    </EmptyState>
  );
}
