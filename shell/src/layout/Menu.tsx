import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Slot } from 'shell/host';
import { VisuallyHidden } from 'shared-ui';
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
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt !== null;
  const close = () => setOpenAt(null);
  if (isOpen && openAt !== pathname) close();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.button}
        data-member={isMember || undefined}
        onClick={() => setOpenAt(pathname)}
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
