import { useEffect, useState } from 'react';
import { Slot } from 'shell/host';
import { VisuallyHidden } from 'shared-ui';
import { pathInBar } from '../page-frame/Router';
import type { LogOut } from '../login/useLogOut';
import { ownPart, prefetchPart } from '../parts/parts';
import { words } from '../words';
import styles from './Menu.module.css';
import { OnDemand } from '../parts/OnDemand';
import { LoadingOverlay } from '../parts/LoadingOverlay';
import { FallbackAlert } from '../parts/FallbackAlert';

const menuPart = ownPart('menu', () => import('./MenuOverlay'));

const prefetch = () => prefetchPart(menuPart);

export function Menu({ logOut, isMember }: { logOut: LogOut; isMember: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  // The path in the bar, since the router's changes later: the menu may be opened while the next page is coming.
  useEffect(() => (isOpen ? pathInBar.subscribe(() => setIsOpen(false)) : undefined), [isOpen]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.button}
        data-member={isMember || undefined}
        onClick={() => setIsOpen(true)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
        <VisuallyHidden>{words.menu}</VisuallyHidden>
        {isMember && (
          <span className={styles.badge}>
            <Slot name="header.badge" props={{}} />
          </span>
        )}
      </button>
      <noscript>
        <a className={`${styles.button} ${styles.withoutScript}`} href="#pages">
          {words.menu}
        </a>
      </noscript>
      <OnDemand
        part={menuPart}
        props={{ isOpen, close, logOut }}
        isWanted={isOpen}
        waiting={<LoadingOverlay />}
        renderFailure={(tryAgain) => (
          <FallbackAlert title={words.menuFailed} onTryAgain={tryAgain} onClose={close}>
            {words.menuFailedHint}
          </FallbackAlert>
        )}
      />
    </>
  );
}
