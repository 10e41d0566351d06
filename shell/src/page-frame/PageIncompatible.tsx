import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import { boot } from '../base/boot';
import type { IncompatibleRemote } from '../remotes/compatibility';
import { words } from '../words';
import styles from './PageFailure.module.css';

/** For developers: visitors need not load it. */
const CompatibilityFacts = lazy(() =>
  import('./CompatibilityFacts').then((module) => ({ default: module.CompatibilityFacts })),
);

/** A page whose remote needs another shell. There is no Try again, because only a new release helps. */
export function PageIncompatible({ incompatible }: { incompatible: IncompatibleRemote }) {
  const isHome = useLocation().pathname === '/';
  const { needsNewerShell, remote } = incompatible;
  const developerTitle = needsNewerShell
    ? `${remote.name} needs a newer shell`
    : `${remote.name} needs an older shell`;
  return (
    <EmptyState
      role="alert"
      level={1}
      drawing={<LostDrawing />}
      className={styles.page}
      title={boot.production ? words.pageRenewed : developerTitle}
      action={
        <Button asChild variant="primary">
          {isHome ? <Link to="/contact">{words.contactUsLink}</Link> : <Link to="/">{words.backToHome}</Link>}
        </Button>
      }
    >
      {boot.production ? (
        <p>{words.pageRenewedHint}</p>
      ) : (
        <Suspense>
          <CompatibilityFacts incompatible={incompatible} />
        </Suspense>
      )}
    </EmptyState>
  );
}
