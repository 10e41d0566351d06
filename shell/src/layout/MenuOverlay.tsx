import { Button, Dialog, VisuallyHidden } from 'shared-ui';
import { useMe } from 'shell/host';
import type { LogOut } from '../login/useLogOut';
import { HomeLink } from './HomeLink';
import styles from './MenuOverlay.module.css';
import { NavLinks } from './NavLinks';

interface MenuOverlayProps {
  isOpen: boolean;
  close: () => void;
  logOut: LogOut;
}

/** The whole menu over the whole screen. */
export function MenuOverlay({ isOpen, close, logOut }: MenuOverlayProps) {
  const { me } = useMe();
  const leave = () => {
    close();
    logOut.run();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      className={styles.menu}
      title={
        <>
          <VisuallyHidden>Menu</VisuallyHidden>
          <HomeLink onClick={close} />
        </>
      }
    >
      <nav aria-label="Menu" className={styles.nav}>
        <NavLinks className={styles.links} onChoose={close} />
        {me && (
          <Button wide onClick={leave}>
            Log Out
          </Button>
        )}
      </nav>
    </Dialog>
  );
}
