import { useEffect } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import { Dialog } from 'shared-ui';
import { SignDigits } from './SignDigits';
import { SignPicture } from './SignPicture';
import styles from './SignScreen.module.css';
import { useWakeLock } from './useWakeLock';
import { words } from '../../words';

interface SignScreenProps {
  sign: NonNullable<MatchDetails['sign']>;
  onClose: () => void;
}

/** The sign alone, bright and as large as the screen, to be held up. */
export function SignScreen({ sign, onClose }: SignScreenProps) {
  useWakeLock();
  useFullScreen();
  return (
    <Dialog open onOpenChange={onClose} title={words.ourSign} className={styles.screen}>
      <div className={styles.sign}>
        <SignPicture name={sign.picture} className={styles.picture} />
        <SignDigits digits={sign.digits} className={styles.digits} />
      </div>
    </Dialog>
  );
}

/** Phones that refuse it show the sign in the whole page. */
function useFullScreen() {
  useEffect(() => {
    const page = document.documentElement;
    const ignore = () => undefined;
    if ('requestFullscreen' in page) page.requestFullscreen().catch(ignore);
    return () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
    };
  }, []);
}
