import { Button, Dialog, VisuallyHidden } from 'shared-ui';
import { useMe } from 'shell/host';
import type { LogOut } from '../login/useLogOut';
import { HomeLink } from './HomeLink';
import { words } from '../words';
import styles from './MenuOverlay.module.css';
import { NavLinks } from './NavLinks';

interface MenuOverlayProps {
  isOpen: boolean;
  close: () => void;
  logOut: LogOut;
}

export function MenuOverlay({ isOpen, close, logOut }: MenuOverlayProps) {
  const { me } = useMe();
  const logOutAndClose = () => {
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
          <VisuallyHidden>{words.menu}</VisuallyHidden>
          <HomeLink onClick={close} />
        </>
      }
    >
      <nav aria-label={words.menu} className={styles.nav}>
        <NavLinks className={styles.links} onChoose={close} />
        {me && (
          <Button wide onClick={logOutAndClose}>
            {words.logOut}
          </Button>
        )}
      </nav>
    </Dialog>
  );
}
